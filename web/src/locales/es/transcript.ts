/** Transcripts: what a replay says, and why a file is none. Plain text. Values arrive as JSON. */
import type { transcript as english } from '../en/transcript.ts';

export const transcript: typeof english = {
  tooLong: (most: string) =>
    `Un registro admite como máximo ${most} caracteres de eventos; esta sesión tiene más. Para empezar otro, vuelva a cargar la página.`,
  unread: 'Este archivo no se puede leer: un registro es un archivo de texto de 8 megabytes como máximo.',
  json: 'Este archivo no es un registro: un registro es JSON, y este archivo no lo es.',
  deep: 'Este archivo no es un registro: está anidado a más niveles que lo que el laboratorio escribe.',
  format: (given: string) =>
    `Este archivo no es un registro: el formato de un registro es "position-lab-transcript", y el de este archivo es ${given}.`,
  version: (given: string) =>
    `Este registro no se puede leer: aquí se leen registros de la versión 1, y la de este es ${given}.`,
  part: (at: string, given: string) =>
    `Este registro no se puede reproducir: ${at} admite lo que el laboratorio escribe ahí, y este archivo tiene ${given}.`,
  failed: (at: string, cause: string) => `Este registro no se puede reproducir más allá de ${at}: ${cause}.`,
  end: (at: string) =>
    `Este registro no se puede reproducir: sus eventos no dejan un estado del laboratorio, pues ${at} no lo es.`,
  nothing: 'nada',
  /** Of a result, by their names in the file. */
  parts: {
    experiments: 'los experimentos',
    pages: 'las páginas',
    settings: 'ajustes',
    residual: 'diferencia',
    tolerance: 'fin del redondeo',
    holds: 'veredicto',
    answers: 'predicciones',
    mark: 'marca del autotest',
    guess: 'lo que se predijo',
    answer: 'respuesta correcta',
    right: 'si era correcto',
    sure: 'grado de seguridad',
  },
  /** `among`: which of several that were asked together. */
  question: (number: number, among: number | null) =>
    among === null ? `pregunta ${number}` : `pregunta ${number}, parte ${among}`,
  attempt: (from0: string) => (/^\d+$/.test(from0) ? `intento ${Number(from0) + 1}` : from0),
  place: (from0: string) => (/^\d+$/.test(from0) ? `lugar ${Number(from0) + 1}` : from0),
  differs: (where: string, recorded: string, replayed: string) =>
    `${where}: el registro dice ${recorded} y la reproducción dice ${replayed}.`,
  otherVersion: (theirs: string, ours: string) =>
    `El registro se hizo con la versión ${theirs}; la reproducción, con la versión ${ours}.`,
};
