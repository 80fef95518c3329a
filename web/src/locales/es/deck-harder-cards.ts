/** The deck’s cards to explain and to transfer. */
import type { harderCards as english } from '../en/deck-harder-cards.ts';

export const harderCards: typeof english = {
  ST09: {
    title: 'Por qué un seno y un coseno',
    question: '¿Por qué cada frecuencia tiene un seno y un coseno?',
    ideas: {
      ambiguous:
        'En una vuelta un seno toma casi todos los valores dos veces, así que no dice en qué punto de la vuelta está una posición.',
      forward: 'Para avanzar, el seno necesita el coseno: $sin(a + b) = cos b sin a + sin b cos a$.',
      circle:
        'Los dos son un punto de una circunferencia. Una traslación la gira, y un giro es una transformación lineal.',
      alone:
        'Para el seno solo no existe tal transformación: una transformación lineal deja 0 en 0, y el seno empieza ahí.',
    },
    often: {
      columns: {
        said: 'Para tener más columnas.',
        reply: 'Más senos son también más columnas, y una traslación no es una transformación lineal de ellos.',
      },
      positive: {
        said: 'Para que los elementos sean positivos.',
        reply: 'No lo son. Ambos van de −1 a 1.',
      },
    },
  },
  ST10: {
    title: '¿Ignora la atención una traslación?',
    question:
      'Trasladar el texto mueve sus codificaciones por una transformación lineal. ¿Significa eso que la atención no lo nota? Diga por qué.',
    ideas: {
      turn: 'No. Cada par de la tabla gira en un ángulo que depende solo del desplazamiento.',
      words: 'Pero el bloque lee $X + \\P$, y las palabras $X$ no giran.',
      scores:
        'Una puntuación tiene cuatro partes: palabra con palabra, palabra con posición, posición con palabra, posición con posición. Con transformaciones generales de consulta y clave cambian todas menos la primera.',
      measured: ({ offset, change }) => `Medido para un desplazamiento de ${offset}: las salidas cambian en ${change}.`,
      could: 'Un modelo puede aprender a usar desplazamientos. Nada lo obliga a ello.',
    },
    often: {
      products: {
        said: 'No lo nota: los productos de filas dependen solo del desplazamiento.',
        reply: ({ raw, projected }) =>
          `Tal como son, sí: con un mismo desplazamiento difieren en ${raw}. Con transformaciones de consulta y clave difieren en ${projected}.`,
      },
      matrix: {
        said: 'No lo nota: $i$ no está en la matriz.',
        reply: 'Eso hace sencilla la traslación. No la oculta.',
      },
    },
  },
  ST11: {
    title: 'Por qué los relativos no cambian',
    question:
      '¿Por qué los esquemas relativos no notan que todas las posiciones se trasladan juntas? Nombre tres y dónde actúa cada uno.',
    ideas: {
      offset: 'Leen la posición de la clave menos la posición de la consulta, y una traslación común no la altera.',
      bias: 'ALiBi y T5 suman un número a la puntuación: una pendiente fija por la distancia, o un número aprendido por bucket de desplazamientos.',
      vectors: 'Shaw suma a las claves un vector aprendido por desplazamiento recortado, y otro a los valores.',
      rotary: 'RoPE gira consultas y claves, de modo que la puntuación ve la diferencia de sus ángulos.',
      absolute: 'Una tabla absoluta se lee en otras filas tras la traslación.',
    },
    often: {
      none: {
        said: 'No tienen posiciones.',
        reply:
          'Tienen desplazamientos. Con la mayoría de los órdenes de las palabras las salidas no se limitan a seguirlas.',
      },
      front: {
        said: 'Por tanto, tampoco notan palabras puestas delante.',
        reply: 'Las palabras nuevas son claves nuevas, y quitan peso a las antiguas.',
      },
    },
  },
  ST13: {
    title: 'Una prueba sin diferencia',
    question:
      'Una prueba no encuentra diferencia entre «una vez en la entrada» y «en cada capa». ¿Qué puede fallar en ella y qué muestra una mejor?',
    ideas: {
      layers: ({ once }) =>
        `Con una capa las dos son lo mismo. Medido: el primer elemento de la salida es ${once} en ambas.`,
      deeper: 'Hacen falta dos capas o más, con conexión residual.',
      measured: ({ onceTwo, eachTwo }) => `Entonces difieren. Medido con dos capas: ${onceTwo} frente a ${eachTwo}.`,
    },
    often: {
      same: {
        said: 'No falla nada: las dos son lo mismo.',
        reply: 'La segunda capa suma la tabla a una suma que ya la tiene.',
      },
      tolerance: {
        said: 'La tolerancia era demasiado amplia.',
        reply: 'Con una capa la diferencia es exactamente 0. Ninguna tolerancia encuentra eso.',
      },
    },
  },
  ST15: {
    title: 'Daño sin mensaje',
    question: ({ length, limit }) =>
      `${length} tokens se encuentran con una tabla de ${limit} filas. Nombre tres maneras de seguir sin una tabla más larga, y el daño que cada una hace sin mensaje.`,
    ideas: {
      truncate: ({ lost }) =>
        lost === '1'
          ? 'Truncar: 1 token no tiene salida ni influencia.'
          : `Truncar: ${lost} tokens no tienen salida ni influencia.`,
      clamp: ({ sharing, lastRow }) => `Acotar: ${sharing} tokens comparten la fila ${lastRow}.`,
      wrap: ({ first, second, limit }) =>
        `Ciclar: los tokens ${first} y ${second} comparten una fila, y también todos los que distan ${limit}.`,
      honest: 'Sin daño: rechazar, o hacer una tabla más larga. En ambos casos, decir el límite y la longitud.',
    },
    often: {
      periodic: {
        said: 'Ciclar es correcto, pues las sinusoides son periódicas.',
        reply: ({ length, distinct }) =>
          `No se repiten con la tabla. Hecha para ${length} tokens, tiene ${distinct} filas distintas.`,
      },
      class: {
        said: 'La clase de D2L trunca.',
        reply: 'Su slice es corto sin mensaje, pero después la suma falla.',
      },
    },
  },
  ST18: {
    title: 'Una ejecución que muestra el orden',
    question:
      'Diseñe una ejecución que muestre si las posiciones importan a un bloque dado. Nombre al menos cuatro trampas.',
    ideas: {
      words: ({ shuffledWords, shuffledSums }) =>
        `Barajar las palabras y después sumar la fila $i$ en el lugar $i$. Medido, los dos caminos difieren en ${shuffledWords}; con sumas barajadas, en ${shuffledSums}.`,
      mode: 'Modo eval, o $p$ = 0.',
      order: 'Un orden que no sea su propio inverso. Si no, una dirección errónea no se nota.',
      band: ({ tolerance }) => `Un límite para el redondeo, aquí ${tolerance}, muy por debajo de un cambio real.`,
      without: ({ without }) => `La misma ejecución sin posiciones: debe dar redondeo, aquí ${without}.`,
      values: 'Además, algunos valores: hay fallos que conservan la equivarianza.',
    },
    often: {
      swap: {
        said: 'Intercambiar dos vecinos y buscar cualquier cambio.',
        reply: 'Un intercambio es su propio inverso. Y el redondeo también es un cambio.',
      },
      block: {
        said: 'Barajar lo que entra en el primer bloque.',
        reply: 'Sus filas ya contienen sus posiciones: son sumas barajadas.',
      },
    },
  },
  ST19: {
    title: 'Relleno a la izquierda',
    question: ({ pads }) =>
      `Un texto recibe ${pads} ${pads === '1' ? 'token' : 'tokens'} de relleno a su izquierda. ¿Qué hay que volver a comprobar y con qué esquemas?`,
    ideas: {
      positions: ({ counted }) =>
        `Las posiciones, con esquemas absolutos: el primer token real recibe 0. Si se cuenta el relleno, las salidas cambian en ${counted}.`,
      mask: 'La máscara: el relleno está delante, y una longitud válida solo puede describir un prefijo.',
      offsets: ({ rotary }) =>
        `Los esquemas de desplazamientos no necesitan contar de nuevo si la máscara es correcta. RoPE cambia en ${rotary}.`,
      check: 'La comprobación: las salidas de los tokens reales son las del texto sin relleno.',
    },
    often: {
      masked: {
        said: 'Nada: el relleno está enmascarado.',
        reply: 'Una máscara oculta claves. No numera las demás.',
      },
      length: {
        said: 'La longitud válida es el número de tokens reales, como antes.',
        reply: ({ prefix }) =>
          `Eso hace legible el relleno y oculta el final del texto. Las salidas cambian en ${prefix}.`,
      },
    },
  },
  ST20: {
    title: 'Equivariante, pero erróneo',
    question:
      'Un motor pasa la prueba de equivarianza, pero sus números no son los de una referencia. Nombre dos fallos que hacen esto y una prueba para cada uno.',
    ideas: {
      query: ({ first, second, query, right }) =>
        `Una softmax sobre las consultas: las filas no suman 1. Con las filas de puntuaciones (${first}) y (${second}) la primera fila es (${query}), y debería ser (${right}).`,
      exchanged: ({ exchanged }) =>
        `Consultas y claves intercambiadas: la primera fila es (${exchanged}). Lo muestra una fila calculada a mano.`,
      shared: 'En general: lo que comparten programas correctos y erróneos no permite distinguirlos.',
      scale: 'Una escala que falta, o que toma el ancho equivocado, también se nota solo en los valores.',
    },
    often: {
      impossible: {
        said: 'No puede ser: solo la fórmula correcta es equivariante.',
        reply: 'Estas dos lo son. Hace falta mucho menos que la fórmula.',
      },
    },
  },
};
