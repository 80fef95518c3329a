import type { worksheet as english } from '../en/worksheet.ts';

/** What the worksheet says beside its labs. Plain text. */
export const worksheet: typeof english = {
  title: 'Position Lab: hoja de trabajo',
  how: 'Para imprimir: lo que cada experimento pregunta antes de una ejecución y al final, con líneas para escribir. La respuesta a cada pregunta del final está en la página siguiente.',
  withoutAnswers: 'Sin las respuestas',
  withAnswers: 'Con las respuestas',
  name: 'Nombre:',
};
