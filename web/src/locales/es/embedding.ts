/** The Embed dialog: the lab in other pages. */
import type { Locale } from '../en/index.ts';

export const embedding: Locale['embedding'] = {
  title: 'Insertar en otra página',
  how: 'Elija lo que muestra la otra página. El código de abajo se adapta.',
  what: 'Qué mostrar',
  whole: 'La unidad entera',
  preset: 'Preajuste',
  noPreset: 'ninguno',
  text: 'Texto',
  seed: 'Semilla',
  theme: 'Tema',
  language: 'Idioma',
  anyLanguage: 'como la página',
  steps: 'Pasos',
  hide: 'Ocultar',
  lock: 'Bloquear',
  readonly: 'Solo para mirar: no se puede cambiar nada',
  width: 'Ancho del marco',
  height: 'Alto del marco',
  names: 'Nombres',
  controls: 'Controles',
  parts: 'Partes',
  sizes: {
    width: (given) => `El ancho admite píxeles de 1 a 99999 o una proporción de 1% a 100%. Dado: «${given}».`,
    height: (given) => `El alto admite píxeles de 1 a 99999. Dado: «${given}».`,
  },
  more: 'Otros ajustes que usted cambió no se incluyen. Un enlace copiado los contiene.',
  example:
    'Esta página no está en un servidor. Sustituya https://example.org/position-lab/ por el lugar donde ponga los archivos.',
  link: 'Enlace',
  frame: 'Marco',
  element: 'Elemento',
  file: 'Un solo archivo',
  frameHow: 'Para cualquier página o plataforma de aprendizaje que admita un iframe.',
  elementHow: 'Para páginas donde se pueden escribir scripts: tiene el ancho del texto y su propio alto.',
  fileHow:
    'La unidad entera en un archivo con estos ajustes: para enviarlo, para subirlo, para abrirlo desde un disco.',
  copy: 'Copiar',
  copyOf: (what) => `Copiar: ${what}`,
  save: 'Guardar el archivo',
  saved: 'Guardado.',
  notFetched: (address) =>
    `No se creó el archivo: ${address} no se puede leer desde aquí. Abra el laboratorio desde un servidor que lo tenga y guárdelo allí.`,
  preview: 'Vista previa',
  hidePreview: 'Ocultar la vista previa',
};
