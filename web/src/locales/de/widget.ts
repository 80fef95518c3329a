import type { widget as English } from '../en/widget.ts';

/** What the widget says where there is no lab to say it. */
export const widget: typeof English = {
  noSource: (beside) => `kein src, und neben ${beside} liegt die Datei nicht`,
  notLoaded: (address, cause) =>
    `Position Lab wurde nicht geladen. In src gehört die Adresse von position-lab.js, auf einem Server, der diese Seite sie lesen lässt. Angegeben: ${address}. ${cause}`,
};
