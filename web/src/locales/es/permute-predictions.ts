/** Permute: the questions of Predict and a reply to every answer. Sizes arrive printed; 1 and 0 stand for yes and no. */
import type { Named } from '../contract.ts';
import type { permutePredictions as english } from '../en/permute-predictions.ts';
import { join } from './join.ts';

/** Equal words that trade places, for one: nothing seems to change, yet the outputs do not go with the tokens. */
const ofThePlaces = (residual: string | undefined): string =>
  `Lugar a lugar las salidas no cambian. Para seguir a sus tokens tendrían que cambiar hasta en ${residual}: aquí pertenecen a los lugares.`;

const ownText = 'Un texto con menos de tres palabras distintas se sustituye por el nuestro.';

const meanMeasured = ({ mean, outputs }: Named): string =>
  `La media difiere en ${mean}; las salidas, lugar a lugar, hasta en ${outputs}.`;

const runsMeasured = ({ tokens, sums, tolerance }: Named): string =>
  `La ejecución A difiere en ${tokens}, la ejecución B en ${sums}. El redondeo acaba en ${tolerance}.`;

const waysMeasured = ({ none, queryKey, input, learned }: Named): string =>
  `Sin posiciones: ${none}. Sinusoide solo en consultas y claves: ${queryKey}; en la entrada: ${input}. Tabla aprendida en la entrada: ${learned}.`;

const ordersMeasured = ({ all, holding, visible, hidden }: Named): string =>
  `De ${all} órdenes, ${holding} cumplen la ley: ${visible} de los tokens visibles por ${hidden} de los ocultos.`;

const schemesMeasured = ({ alibi, t5, shaw, rotary }: Named): string =>
  `Las diferencias: ALiBi ${alibi}, T5 ${t5}, Shaw ${shaw}, RoPE ${rotary}.`;

/** «fox» is query 2 now, «fed» key 3. */
const nowAt = (e: Named): string =>
  join.and([`«${e.queryWord}» es ahora la consulta ${e.rightRow}`, `«${e.keyWord}» la clave ${e.rightColumn}`]);

const sameBits = 'Es 0: ambos caminos dan los mismos bits.';

export const permutePredictions: typeof english = {
  PM1: {
    question: '¿Qué hará la salida?',
    choices: {
      follows: { text: 'Las mismas salidas, en el orden barajado.' },
      stays: { text: 'No se mueve nada.' },
      changes: { text: 'Cambian los números de las salidas.' },
    },
    right: ({ law, residual, moved, stays }) => {
      if (moved === '0') return 'Este orden no mueve nada, así que nada cambia.';
      if (law === '0' && stays === '1') return ofThePlaces(residual);
      return law === '1'
        ? `Cada salida va adonde va su token. Los dos caminos difieren en ${residual}${residual === '0' ? '' : ', que es redondeo'}.`
        : `Algo aquí está ligado a los lugares, así que los números cambian con el orden, hasta en ${residual}.`;
    },
    replies: {
      follows: ({ moved, residual, law, stays }) => {
        if (moved === '0')
          return 'Las salidas sí siguen a los tokens. Con este orden no hay nada que seguir: ninguna salida se mueve.';
        if (law === '1')
          return 'Las salidas sí siguen a los tokens y, como solo se intercambian salidas iguales, nada parece moverse.';
        return stays === '1'
          ? ofThePlaces(residual)
          : `Los tokens se movieron, pero algo se quedó con los lugares, así que cambiaron los propios números, hasta en ${residual}.`;
      },
      stays: ({ law, invariance }) =>
        law === '1'
          ? `Eso sería invarianza. Las salidas van con sus tokens: comparadas lugar a lugar cambian hasta en ${invariance}.`
          : `Las salidas de un mismo lugar cambian hasta en ${invariance}. Solo podría no cambiar un resumen que olvida los lugares, como una media sobre un bloque sin posiciones.`,
      changes: ({ residual, places, law }) => {
        if (law === '0') return ofThePlaces(residual);
        return places === '0'
          ? `Los vecinos nuevos no cuentan. Cada consulta encuentra las mismas claves y los mismos valores que antes, solo que en otro orden. La diferencia es ${residual}.`
          : `Los números no cambian. Lo que está ligado a los lugares no llega a las salidas con este orden: los dos caminos difieren en ${residual}.`;
      },
    },
  },
  'PM1-size': {
    question: '¿Cuánto vale la mayor diferencia entre los dos caminos?',
    right: ({ residual, law, tolerance }) =>
      residual === '0'
        ? sameBits
        : `Es ${residual}. El redondeo acaba en ${tolerance}, así que esto es ${law === '1' ? 'redondeo' : 'un cambio real'}.`,
    replies: {
      low: ({ residual, tolerance }) =>
        `Es ${residual}. El redondeo acaba en ${tolerance}. Lo que está ligado a los lugares cambió las propias salidas.`,
      high: ({ residual, law, largest }) => {
        if (residual === '0') return sameBits;
        return law === '1'
          ? `Es ${residual}. Eso es redondeo: las mismas sumas se hicieron en otro orden.`
          : `Es ${residual}. La mayor salida es ${largest}, y cualquier orden mezcla valores de magnitud parecida.`;
      },
      other: ({ residual }) => `Es ${residual}.`,
    },
  },
  PM2: {
    question:
      'Compare las salidas lugar a lugar, sin devolverlas a su sitio. ¿Cuánto vale el mayor cambio de un elemento?',
    hint: ownText,
    counted: (size) => `Lugar a lugar las salidas cambian hasta en ${size}.`,
    right: ({ invariance, residual }) =>
      `Es ${invariance}: un lugar que cambió de token muestra la salida de otro. Devueltas a su sitio, las salidas difieren en ${residual}.`,
    replies: {
      movedBack: ({ invariance, residual }) =>
        `Eso es lo que queda cuando las salidas se devuelven a su sitio: ${residual}. Lugar a lugar cambian en ${invariance}. Equivariante no es invariante.`,
      low: ({ invariance, largest }) =>
        `Es ${invariance}. Un lugar que cambió de token muestra la salida de otro, y aquí las salidas llegan a ${largest}.`,
      high: ({ invariance, largest }) =>
        `Es ${invariance}. Ningún elemento de una salida es mayor que ${largest}, así que ninguno puede cambiar más del doble de eso.`,
      other: ({ invariance }) => `Es ${invariance}.`,
    },
  },
  PM9: {
    question: 'Tome la media de todas las salidas. ¿Qué hace cuando se barajan los tokens?',
    choices: {
      stays: { text: 'La media no cambia, aunque las salidas se mueven.' },
      changes: { text: 'La media cambia, como las salidas.' },
      rowsStay: { text: 'La media no cambia, porque las salidas no cambian.' },
    },
    right: meanMeasured,
    replies: {
      stays: meanMeasured,
      changes: (e) =>
        e.meanStays === '1'
          ? `Equivariante se dice de las salidas una a una. Su media las suma, y una suma no tiene orden: difiere en ${e.mean}.`
          : meanMeasured(e),
      rowsStay: (e) =>
        e.outputsStay === '0'
          ? `Las salidas sí se mueven: lugar a lugar cambian hasta en ${e.outputs}. La media no cambia porque suma las mismas salidas en otro orden.`
          : meanMeasured(e),
    },
  },
  PM3: {
    question: ({ query, key, queryWord, keyWord, order }) =>
      `Antes de barajar, la consulta ${query} («${queryWord}») pone un peso en la clave ${key} («${keyWord}»). El nuevo orden indica, lugar a lugar, el índice antiguo del token que está ahí: ${order}. ¿En qué celda está ese peso después de barajar?`,
    axes: { row: 'consulta', column: 'clave' },
    hint: 'Cada palabra de su texto cuenta aquí una vez, seis como máximo. Con menos de tres palabras distintas se usan las nuestras.',
    right: (e) => `Ambos lados se movieron: ${nowAt(e)}. Ahí está ${e.right}.`,
    replies: {
      stays: (e) =>
        `Los lugares no recuerdan los tokens. El peso pertenece a «${e.queryWord}» y a «${e.keyWord}», que ahora están en ${e.rightRow} y ${e.rightColumn}: ${e.right}. En la celda que usted eligió se lee ${e.stays}.`,
      readBackwards: (e) =>
        `Eso lee el orden al revés. Un número de la lista es un índice antiguo; su lugar en la lista, el nuevo: el token ${e.query} está en ${e.rightRow}, el token ${e.key} en ${e.rightColumn}, y el peso es ${e.right}. En la celda que usted eligió se lee ${e.readBackwards}.`,
      queriesOnly: (e) =>
        `Usted movió la consulta, pero no la clave. Ambas se obtienen de los mismos tokens, así que la clave es ahora ${e.rightColumn} y el peso es ${e.right}. En la celda que usted eligió se lee ${e.queriesOnly}.`,
      keysOnly: (e) =>
        `Usted movió la clave, pero no la consulta. Ambas se obtienen de los mismos tokens, así que la consulta es ahora ${e.rightRow} y el peso es ${e.right}. En la celda que usted eligió se lee ${e.keysOnly}.`,
      other: (e) => `${nowAt(e)}. Ahí está ${e.right}.`,
    },
  },
  PM4: {
    question:
      'La ejecución A baraja los tokens y después suma a cada lugar su fila de la tabla. La ejecución B suma primero y baraja las sumas. ¿Qué ejecución puede mostrar que las posiciones importan?',
    hint: ownText,
    choices: {
      tokens: { text: 'Solo la ejecución A.' },
      sums: { text: 'Solo la ejecución B.' },
      both: { text: 'Ambas.' },
      neither: { text: 'Ninguna.' },
    },
    right: runsMeasured,
    replies: {
      tokens: runsMeasured,
      sums: (e) =>
        `La ejecución B baraja sumas ya hechas. Para el bloque son solo otros tokens, sea cual sea la tabla. ${runsMeasured(e)}`,
      both: (e) =>
        `La ejecución B se cumpliría con cualquier tabla: una prueba que no puede fallar no muestra nada. ${runsMeasured(e)}`,
      neither: (e) =>
        e.tokensShow === '1'
          ? `El bloque por sí solo cumple la ley. Sumar y después atender, no: la tabla se queda con los lugares mientras los tokens se mueven. ${runsMeasured(e)}`
          : runsMeasured(e),
    },
  },
  PM5: {
    question: 'Hay máscara causal y no hay posiciones. ¿Cuánto vale la mayor diferencia entre los dos caminos?',
    hint: ownText,
    counted: (size) => `Los dos caminos difieren hasta en ${size}.`,
    right: ({ residual }) =>
      `Es ${residual}. La máscara está ligada a los lugares: quien está primero ve una sola clave.`,
    replies: {
      noPositions: ({ residual, unmasked }) =>
        `Sin la máscara es ${unmasked}. La máscara no tiene tabla y, sin embargo, está ligada a los lugares: quien está primero ve una sola clave. Con ella los dos caminos difieren en ${residual}.`,
      low: ({ residual, tolerance }) =>
        `Es ${residual}. El redondeo acaba en ${tolerance}. Una máscara no redondea: quita claves enteras a quien está al principio.`,
      high: ({ residual, largest }) =>
        `Es ${residual}. Ningún elemento de una salida es mayor que ${largest}, así que ninguna diferencia puede superar el doble de eso.`,
      other: ({ residual }) => `Es ${residual}.`,
    },
  },
  PM6: {
    question: 'Cuatro maneras de dar posiciones. Ordénelas por la diferencia entre los dos caminos, de menor a mayor.',
    hint: ownText,
    choices: {
      learned: { text: 'Tabla aprendida, sumada a la entrada' },
      input: { text: 'Sinusoide, sumada a la entrada' },
      queryKey: { text: 'Sinusoide, solo en consultas y claves' },
      none: { text: 'Sin posiciones' },
    },
    right: waysMeasured,
    replies: {
      valuesOnly: ({ none, queryKey }) =>
        `Solo en consultas y claves, las posiciones nunca llegan a los valores. Llegan a los pesos, y estos deciden la mezcla: ${queryKey}, frente a ${none} sin posiciones.`,
      sameSpot: ({ input, learned }) =>
        `Ambas tablas entran en el mismo punto, pero sus filas difieren en magnitud y entre sí: ${input} con la sinusoide, ${learned} con la tabla aprendida.`,
      largestFirst: (e) => `Su lista empieza por la mayor. ${waysMeasured(e)}`,
      other: waysMeasured,
    },
  },
  PM7: {
    question:
      'Un bloque defectuoso aplica su softmax sobre las consultas, de modo que los pesos de cada clave suman 1. Las transformaciones del bloque se sortean con la semilla elegida. ¿Delata el fallo barajar los tokens?',
    hint: ownText,
    choices: {
      holds: { text: 'No. La ley se cumple también para el bloque defectuoso.' },
      proof: { text: 'Sí. La ley necesita la softmax sobre las claves.' },
      sums: { text: 'Sí. Los pesos de una consulta ya no suman 1.' },
    },
    right: ({ residual, off, least, most }) =>
      `Los dos caminos del bloque difieren en ${residual}. Sin embargo, las salidas se desvían hasta en ${off}, y los pesos de una consulta suman de ${least} a ${most}. Por eso hay que probar también los valores.`,
    replies: {
      holds: ({ residual }) => `Los dos caminos del bloque difieren en ${residual}.`,
      proof: ({ residual, off }) =>
        `Una softmax sobre el otro eje va igualmente con los tokens: los dos caminos difieren en ${residual}. Lo erróneo son los valores, hasta en ${off}.`,
      sums: ({ residual, off, least, most }) =>
        `Las sumas sí van de ${least} a ${most}. Pero la ley compara dos ejecuciones del mismo bloque y no mira ninguna suma: difieren en ${residual}. Una prueba de las sumas encuentra el fallo, y también una de los valores, que se desvían hasta en ${off}.`,
    },
  },
  PM8: {
    question: ({ tokens, valid }) =>
      `${tokens} tokens distintos, sin posiciones. Las claves desde el lugar ${valid} están ocultas. De todos los órdenes de los tokens, ¿cuántos cumplen la ley?`,
    hint: 'Cada palabra de su texto cuenta aquí una vez, seis como máximo. Con menos de cuatro palabras distintas se usan las nuestras.',
    counted: (number) => `${number} ${number === '1' ? 'orden cumple' : 'órdenes cumplen'} la ley.`,
    right: ordersMeasured,
    replies: {
      visibleOnly: (e) =>
        `${e.valid === '1' ? 'El único token visible tiene 1 orden' : `Los ${e.valid} tokens visibles tienen ${e.visible} órdenes`}. Para cada orden los ${e.beyond} ocultos tienen ${e.hidden}: también pueden intercambiar sus lugares. ${ordersMeasured(e)}`,
      anyOrder: (e) =>
        `Los lugares desde ${e.valid} están ocultos, esté quien esté en ellos. Un token oculto que pasa delante se vuelve visible, y los caminos difieren hasta en ${e.worst}. ${ordersMeasured(e)}`,
      noOrder: (e) =>
        `A un mismo lado del límite todos los lugares son iguales, así que los tokens pueden intercambiarlos. ${ordersMeasured(e)}`,
      added: (e) =>
        `Los dos números se multiplican: cualquier orden de un lado se combina con cualquiera del otro. ${ordersMeasured(e)}`,
      hiddenOnly: (e) =>
        `Los tokens visibles también pueden intercambiar sus lugares, en ${e.visible} órdenes. ${ordersMeasured(e)}`,
      other: ordersMeasured,
    },
  },
  PM10: {
    question: 'Se invierte el orden de los tokens, sin máscara. ¿Con qué esquemas coinciden los dos caminos?',
    hint: ownText,
    choices: {
      alibi: { text: 'ALiBi' },
      t5: { text: 'T5, ambas direcciones' },
      shaw: { text: 'Shaw, vectores por desplazamiento' },
      rotary: { text: 'RoPE' },
    },
    right: (e) => `ALiBi mira solo distancias, y una inversión las conserva todas. ${schemesMeasured(e)}`,
    replies: {
      none: (e) =>
        `Los esquemas relativos ven el orden por los desplazamientos, pero ALiBi solo por su magnitud: dos antes cuenta como dos después. Una inversión conserva todas las distancias. ${schemesMeasured(e)}`,
      all: (e) =>
        `Aquí ningún esquema guarda un lugar, pero el desplazamiento entre dos tokens depende de sus lugares. Una inversión conserva su magnitud y cambia su signo, y los otros tres leen el signo. ${schemesMeasured(e)}`,
      turnsCancel: (e) =>
        `Girar hacia atrás no es girar hacia delante: entre una consulta y una clave de direcciones distintas la puntuación cambia. ${schemesMeasured(e)}`,
      onlyTurns: (e) =>
        `Girar hacia atrás no es girar hacia delante: entre una consulta y una clave de direcciones distintas la puntuación cambia. Lo que no cambia es una distancia. ${schemesMeasured(e)}`,
      other: schemesMeasured,
    },
  },
};
