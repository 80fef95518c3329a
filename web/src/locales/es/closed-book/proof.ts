/** R3: what each false line of the proof gets wrong. */

import type { proof as english } from '../../en/closed-book/proof.ts';
import { lines } from '../../proof-lines.ts';
import { join } from '../join.ts';

const replies: typeof english.replies = {
  N1: '$P$ y $P^{T}$ han cambiado de lado. Las columnas de $\\A P$ son columnas de $\\A$ en otro orden, así que $P$ se queda a la derecha. Para dos tokens y para cualquier intercambio suelto la línea es verdadera, porque entonces $P$ es igual a $P^{T}$.',
  N2: 'Cada columna conserva su suma cuando sus elementos se mueven. Los propios elementos sí se mueven, así que los pesos están en otro sitio.',
  N3: 'La traspuesta de $K[X]P$ empieza por $P^{T}$. Aquí no se traspuso $P$.',
  N4: 'Una traspuesta invierte el orden de un producto: $P^{T}$ va primero.',
  N5: 'Los tokens son columnas, así que $P$ actúa por la derecha. Por la izquierda mezclaría características, y hay tres para cinco tokens.',
  N6: '$P$ se toma por su propia inversa. La inversa es $P^{T}$; solo órdenes como un intercambio se deshacen a sí mismos.',
  N7: '$P$ a la derecha mueve columnas, las consultas; a la izquierda mueve filas, las claves. No son el mismo movimiento.',
  N8: 'Eso sería invarianza: salidas que se quedan donde están. Aquí cada salida se mueve con su token.',
  N9: 'Falta el sesgo. Suma el mismo vector a cada columna, con $P$ o sin ella.',
  N10: 'Esta softmax recorre las filas de $\\A$. Cada consulta necesita pesos que sumen 1, y una consulta es una columna.',
  N11: 'Consulta y clave están intercambiadas: esta es la softmax de $\\A^{T}$. Los pesos de una consulta serían entonces los de una clave.',
  N12: 'Los pesos se mueven por ambos lados. La salida tiene tokens solo en un lado, así que $P$ actúa una vez.',
};

export const proof: typeof english = {
  title: 'Ordenar la demostración de $Sa[XP] = Sa[X]P$',
  heading: 'Ordene la demostración de UDL 12.3.',
  hints: [
    'Sin posiciones, la autoatención sigue todo orden $P$ de sus tokens. Los tokens son columnas: $V[X] = β_{v}\\1^{T} + Ω_{v}X$, y del mismo modo $Q[X]$ y $K[X]$; $\\A = K[X]^{T} Q[X]$; Softmax actúa sobre cada columna; $Sa[X] = V[X] Softmax[\\A]$.',
    'Coloque las líneas que lo demuestran. Cada una puede usar las líneas de encima. Algunas de las disponibles son falsas, y otras son verdaderas pero no llevan a nada.',
  ],
  placed: 'Su demostración',
  nothingPlaced: 'Aún no hay líneas colocadas.',
  table: 'Disponibles',
  place: (line) => `Colocar ${line}`,
  remove: (line) => `Quitar ${line}`,
  again: 'Repartir otras líneas',
  swap: 'Que $P$ sea un intercambio',
  lines,
  replies,
  notReached: 'no se alcanza',
  early: 'prematura',
  noFit: 'las formas no encajan',
  same: 'idénticos',
  apart: (size) => `se aparta en ${size}`,
  stands: (size) => `**La demostración es válida.** Ninguna línea se aparta más de ${size}, que es redondeo.`,
  soFar: (size) =>
    `**Hasta aquí no hay ningún error**: la mayor diferencia es ${size}. La demostración todavía no ha llegado a su final.`,
  isFalse: (number, size) => `**La línea ${number} es falsa**, en ${size}.`,
  shapes: (number) => `**La línea ${number} es falsa**: las formas no encajan, así que no hay nada que comparar.`,
  tooEarly: (number, missing) =>
    `**La línea ${number} llega demasiado pronto.** Se cumple, pero usa ${join.and(missing)}, que ninguna línea de encima muestra.`,
  swapNote:
    'Esta $P$ es un solo intercambio, su propia traspuesta y su propia inversa. Líneas que son falsas para otros órdenes pasan aquí; la tarea se resuelve con otra $P$.',
};
