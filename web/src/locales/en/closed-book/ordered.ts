/** The labels of a list that is put in order. */
export const ordered = {
  grip: (name: string) => `Drag ${name}, or move it with the arrow keys`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
};
