/** Overflow: every sentence. Numbers arrive formatted, so the singular is the printed "1". */
import type { Locale } from '../en/index.ts';
import { names } from './names.ts';
import { overflowPredictions } from './overflow-predictions.ts';

const many = (count: string, one: string, more: string): string => `${count} ${count === '1' ? one : more}`;
const tokens = (count: string): string => many(count, 'token', 'tokens');
const rows = (count: string): string => many(count, 'fila', 'filas');
const meet = (length: string): string =>
  length === '1' ? '1 token se encuentra con' : `${length} tokens se encuentran con`;
const span = (from: string, to: string): string => (from === to ? `Fila ${from}` : `Filas ${from}–${to}`);
const single = (span: string): boolean => span.startsWith('Fila ');
const the = (span: string): string => (single(span) ? `La fila ${span.slice(5)}` : `Las filas ${span.slice(6)}`);

const bitIdentical = (span: string): string =>
  `${the(span)} ${single(span) ? 'queda idéntica' : 'quedan idénticas'} bit a bit.`;

const failed: Readonly<Record<string, string>> = { build: 'la construcción', slice: 'el slice', add: 'la suma' };

export const overflow: Locale['overflow'] = {
  ...names.overflow,
  intro: (length, maxLen, width, vit) =>
    `${meet(length)} una tabla de ${rows(maxLen)}, ${maxLen === '1' ? 'de' : 'cada una de'} ${width === '1' ? '1 número' : `${width} números`} de ancho. ${vit ? 'ViT suma su tabla entera' : 'La clase toma un slice de la tabla, lo suma'} y después aplica dropout.`,
  controls: {
    length: 'Longitud de entrada',
    framework: 'Biblioteca',
    maxLen: '`max_len`',
    width: 'Ancho $d$',
    table: 'Tabla guardada',
    base: 'Base',
    seed: 'Semilla',
    cure: 'Remedio',
  },
  options: {
    framework: { pytorch: 'PyTorch', tensorflow: 'TF', jax: 'JAX', numpy: 'NumPy' },
    table: { sinusoidal: 'sinusoidal (D2L)', learned: 'aprendida, slice (BERT)', vit: 'aprendida, entera (ViT)' },
  },
  presets: {
    d2l: 'Por defecto en D2L',
    onePast: 'Uno de más',
    full: 'Justo llena',
    small: '60 filas',
    oneRow: 'Una fila guardada',
    odd: 'Ancho impar',
    bert: 'Filas aprendidas',
    vit: 'Tabla de ViT',
  },

  picture: {
    name: {
      missing: (length, maxLen, from, to) =>
        `La entrada pide ${rows(length)}. La tabla tiene ${maxLen}. ${the(span(from, to))} no ${from === to ? 'existe' : 'existen'}.`,
      enough: (length, maxLen) => `La entrada pide ${rows(length)}. La tabla tiene ${maxLen}.`,
    },
    input: 'Su entrada',
    tokens,
    table: 'Tabla guardada $\\P$',
    rows,
    missing: (count) => (count === '1' ? 'falta 1 fila' : `faltan ${count} filas`),
    past: (count) => `${count} tras el final`,
    spare: (count) => `${rows(count)} sin token`,
    limit: (maxLen) => `max_len ${maxLen}`,
    strips: (columns, last, several) =>
      `Franjas: ${several ? 'columnas' : 'columna'} ${columns} de la tabla real, ${last === '0' ? 'fila 0' : `filas 0 a ${last}`}.`,
    memory: (stored, stored32, stored64) =>
      `Memoria: ${rows(stored)}, ${stored32} bytes en float32 (float64: ${stored64})`,
    memoryNeeded: (needed, needed32, needed64) => `${rows(needed)}, ${needed32} (${needed64})`,
  },
  notices: {
    one: 'Ancho 1: la tabla es un solo seno, sin su coseno. PyTorch la construye sin avisar.',
    odd: 'Ancho impar: nuestra tabla acaba en un seno solo, así que la figura continúa. La clase de D2L no llega tan lejos.',
  },

  steps: {
    title: 'Dos pasos',
    names: { build: 'Construir', slice: 'Slice', add: 'Sumar', dropout: 'Dropout' },
    sliceShort: (asked, given) => `Pide ${rows(asked)}, recibe ${given}. Sin error.`,
    sliceFull: (asked) => `Pide ${rows(asked)} y ${asked === '1' ? 'la' : 'las'} recibe.`,
    noSlice: (given) => `ViT no lo tiene: ${given === '1' ? 'sigue la única fila' : `siguen las ${given} filas`}.`,
    notReached: 'No se alcanza.',
    buildFails: (values, columns) =>
      `${many(values, 'coseno', 'cosenos')} para ${many(columns, 'columna', 'columnas')}.`,
    addFits: 'Mismo número de filas.',
    addFails: 'Distinto número de filas, ninguno es 1.',
    tableSpread: (length) => `La fila 0 se extiende a ${tokens(length)}.`,
    inputSpread: (out) => `El token se extiende a ${rows(out)}.`,
    hidden: '¿Se ejecuta esto?',
  },
  panel: {
    addFails: 'La suma falla. El slice no falló.',
    addFailsWhole: 'La suma falla. No hubo slice.',
    buildFails: 'La tabla no se puede construir. No se llega a la suma.',
    tableSpread: 'No falla nada. Cada token recibe la fila 0.',
    inputSpread: (out) => `No falla nada. Un token se convierte en ${rows(out)}.`,
    fits: 'La suma es posible.',
    silent: 'Un número de filas igual a 1 se extiende hasta encajar. Ningún mensaje lo dice.',
    fitsBody: (last, first) =>
      `La última posición con fila es ${last}.${first === null ? '' : ` La primera longitud que rechaza es ${first}.`}`,
    fitsOnly: (length) =>
      `Solo ${length === '1' ? 'cabe' : 'caben'} ${tokens(length)}, y un token solo, que se extiende sin aviso.`,
    meanings: {
      input: 'su entrada',
      table: (given) => `lo que ${given} dio en realidad`,
      whole: 'la tabla entera',
      sequence: 'la secuencia',
      values: 'cosenos calculados',
      columns: 'columnas libres para ellos',
      width: 'el ancho',
    },
    run: {
      pytorch: 'Ejecutado en PyTorch 1.13.',
      numpy: 'Ejecutado en NumPy 1.24.',
      tensorflow: 'Ejecutado: la pestaña TF de D2L construye su tabla con NumPy 1.24.',
      jax: 'Ejecutado en JAX.',
    },
    notRun: 'No ejecutado aquí: el texto documentado.',
    other: (text) => `En una GPU es \`${text}\`.`,
  },

  cures: {
    title: {
      needed: 'Cinco remedios. Todos se ejecutan.',
      needless: 'Cinco remedios. No hace falta ninguno.',
      useless: 'Cinco remedios para una tabla corta. Ninguno arregla un ancho impar.',
    },
    used: (column) => `columna ${column}, tal como se usa`,
    should: 'como debe ser',
    usedRow: 'fila que lee cada token',
    shouldRow: 'su propia fila',
    curve: (cure) => `Con el remedio «${cure}»`,
    names: {
      rebuild: 'Reconstruir',
      truncate: 'Truncar',
      clamp: 'Acotar',
      wrap: 'Ciclar',
      interpolate: 'Interpolar',
    },
    nothing: (length) =>
      `**No cambia nada.** ${length === '1' ? 'El token tiene su propia fila' : `Cada uno de los ${length} tokens tiene su propia fila`}.`,
    rebuild: (old, fresh) =>
      `**No pierde nada.** ${bitIdentical(old)} ${the(fresh)} ${single(fresh) ? 'es nueva' : 'son nuevas'} para el modelo.`,
    rebuildLearned: (old, fresh) =>
      `**Pierde entrenamiento.** ${bitIdentical(old)} ${fresh === '1' ? '1 fila se sortea de nuevo: nadie la entrenó' : `${fresh} filas se sortean de nuevo: nadie las entrenó`}.`,
    /** ViT with a short text: every cure amounts to the slice it lacks. */
    takes: (length, all) => `**No pierde nada.** Toma ${length} de ${rows(all)}, cada una en su propia posición.`,
    span,
    truncate: (lost, share) => `**Pierde ${tokens(lost)},** ${share} del texto. Ningún error lo dice.`,
    clamp: (shared, row) =>
      `**Pierde el orden.** ${tokens(shared)} ${shared === '1' ? 'recibe' : 'comparten'} la fila ${row}.`,
    wrap: (first, second, pairs) =>
      `**Pierde la unicidad.** Los tokens ${first} y ${second} reciben la misma fila. ${many(pairs, 'par coincide', 'pares coinciden')}.`,
    interpolate: '**Pierde las filas antiguas.**',
    onlyRow0: 'Solo la fila 0 no se mueve.',
    moved: (moved, all) => `Se ${moved === '1' ? 'mueve' : 'mueven'} ${moved} de ${rows(all)}.`,
    neighbours: (before, after) => `La menor distancia entre vecinas era ${before}; ahora es ${after}.`,
    neighboursOnly: (after) => `La menor distancia entre vecinas es ${after}.`,
    limits:
      '**Lo que ningún remedio da.** Un modelo no ha visto posiciones más allá de su entrenamiento. Press et al. (ALiBi, 2022) entrenaron un modelo con sinusoides en 512 tokens: unos 20 más todavía ayudaron, 50 más no perjudicaron, después empeoró.',
    learnedLimits:
      '**Aquí no hay fórmula.** Una tabla aprendida no tiene filas que calcular. Las filas nuevas necesitan entrenamiento.',
  },

  sentence: {
    addFails: (length, given) => `${meet(length)} ${rows(given)}, así que la suma falla.`,
    buildFails: (width) =>
      `El ancho ${width} es impar, así que la clase de D2L falla antes de que llegue ningún token.`,
    tableSpread: (length) => `Una sola fila se suma a los ${tokens(length)}, y no falla nada.`,
    inputSpread: (out) => `Un token se encuentra con una tabla entera y se convierte en ${rows(out)}, y no falla nada.`,
    fits: (length, given) => `${meet(length)} ${rows(given)}, así que la suma es posible.`,
    rebuild:
      'Reconstruir conserva todos los tokens y todas las filas antiguas, y da a cada token nuevo una fila propia.',
    rebuildLearned: (fresh) =>
      `Una tabla más larga conserva todos los tokens y todas las filas antiguas; ${rows(fresh)} ${fresh === '1' ? 'queda' : 'quedan'} sin entrenar.`,
    truncate: (lost) =>
      `Truncar elimina ${lost === '1' ? 'el último token' : `los últimos ${lost} tokens`}, y ningún error lo dice.`,
    clamp: (shared, row) => `Acotar pone ${tokens(shared)} en la fila ${row}, así que su orden se pierde.`,
    wrap: (pairs) => `Ciclar da la misma fila a ${many(pairs, 'par', 'pares')} de tokens.`,
    interpolate: (kept, all) => `Interpolar da cabida a todos los tokens y deja ${kept} de ${rows(all)} en su sitio.`,
    takes: (length) =>
      length === '1' ? 'Bastaría la primera fila de la tabla.' : `Bastarían las primeras ${length} filas de la tabla.`,
    nothing: 'No hace falta remedio.',
  },
  conditions: {
    base: (length, maxLen, cure) => `${tokens(length)}, ${rows(maxLen)}, ${cure}`,
    cures: {
      rebuild: 'reconstruir',
      truncate: 'truncar',
      clamp: 'acotar',
      wrap: 'ciclar',
      interpolate: 'interpolar',
    },
    width: (width) => `ancho ${width}`,
    learned: 'tabla aprendida',
    vit: 'tabla de ViT',
    baseNumber: (base) => `base ${base}`,
    seed: (seed) => `semilla ${seed}`,
  },
  tables: {
    cures: 'Qué devuelve cada remedio',
    head: [
      'Remedio',
      'Filas devueltas',
      'Antiguas conservadas',
      'Tokens perdidos',
      'Filas nuevas',
      'Filas distintas',
      'Tokens en la última fila',
      'Pares que coinciden',
      'Vecinas más próximas',
    ],
    rows: 'Columna usada, por token',
    token: 'Token',
    should: 'Como debe ser',
    none: 'ninguno',
  },

  predictions: overflowPredictions,
  claims: {
    CL39: {
      sentence:
        'Una tabla de varias filas acepta todo texto que no sea más largo que ella y rechaza todos los más largos.',
      seen: ({ outcome, last, rows }) =>
        outcome === 'fits'
          ? `el último token está en ${last}, la tabla tiene ${many(`${rows}`, 'fila', 'filas')}, y la suma se ejecuta.`
          : `el último token está en ${last}, la tabla tiene ${many(`${rows}`, 'fila', 'filas')}, y la suma falla.`,
    },
    CL40: {
      sentence:
        'Cuando 1500 tokens se encuentran con una tabla de 1000 filas, el paso que falla es el slice de 1500 filas.',
      seen: ({ failing = '', rows }) =>
        `el slice da ${many(`${rows}`, 'fila', 'filas')}, y el paso que falla es ${failed[failing] ?? failing}.`,
    },
    CL41: {
      sentence:
        'Truncados a la tabla, dos textos que difieren solo en lo que se corta dan el mismo resultado, bit a bit.',
    },
    CL42: {
      sentence:
        'Posiciones acotadas o cicladas hacen el trabajo de una tabla más larga: cada token tiene una fila propia.',
      seen: ({ clamp, wrap, length }) =>
        `${length} tokens reciben ${clamp} filas distintas al acotar y ${wrap} al ciclar.`,
    },
    CL43: {
      sentence:
        'Una tabla reconstruida para un texto más largo tiene en sus posiciones nuevas lo que da ahí la fórmula sinusoidal.',
      seen: 'las filas reconstruidas frente a una tabla de esa longitud',
    },
  },
  did: 'La clase hizo',
  compared:
    'Diferencia: la fila que recibe cada token con este remedio, frente a su propia fila en una tabla de longitud suficiente. La suma sin remedio no está incluida.',
  verdictHead: 'Con el remedio',
  why: '¿Por qué se detiene ahí, o no se detiene? ¿Qué cambiaría usted?',
  reasons: {
    slice: 'Un slice que pasa del final se recorta. Da lo que hay, sin error.',
    add: 'La suma necesita números de filas iguales, o un número igual a 1.',
    stored: 'Una fórmula no tiene final. Una tabla guardada, sí.',
    trained: 'Una tabla más larga remedia el error. El modelo sigue sin haber visto esas posiciones.',
  },
  selfTest: {
    question: 'Una entrada de 1500 tokens llega al PositionalEncoding por defecto de D2L. ¿Qué ocurre?',
    ideas: {
      stored: 'La tabla tiene 1000 filas: `max_len` es 1000.',
      slice: 'Pedirle las primeras 1500 filas da 1000, sin aviso.',
      add: 'La suma de 1500 y 1000 filas falla con un error de tamaño en el eje de la secuencia.',
      rebuild: 'Remedio: construir la tabla con `max_len` de 1500 o más. No cortar el texto sin aviso.',
      limits: 'El remedio no da calidad en posiciones que el modelo no encontró nunca en el entrenamiento.',
    },
  },
};
