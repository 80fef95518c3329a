/** The frame around every experiment: steps, buttons, cards, notices. */
export const frame = {};
