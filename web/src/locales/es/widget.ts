/** What the widget says where there is no lab to say it. */
import type { widget as english } from '../en/widget.ts';

export const widget: typeof english = {
  noSource: (beside) => `ningún src, y junto a ${beside} no está el archivo`,
  notLoaded: (address, cause) =>
    `Position Lab no se cargó. src admite la dirección de position-lab.js, en un servidor que permita leerlo a esta página. Dado: ${address}. ${cause}`,
};
