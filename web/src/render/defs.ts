/**
 * Patterns and the arrow head, once per element (ids live in its shadow root). Fills and strokes are classes, so a theme
 * changes them.
 */
import { type Branch, s } from './tree.ts';

const square = (id: string, size: number, turn: number | null, ...drawn: Branch[]): Branch =>
  s(
    'pattern',
    {
      id,
      width: size,
      height: size,
      patternUnits: 'userSpaceOnUse',
      patternTransform: turn === null ? null : `rotate(${turn})`,
    },
    s('rect', { width: size, height: size, class: `${id}-back` }),
    ...drawn,
  );

/** Put this once near the start of the element's tree. */
export const defs = (): Branch =>
  s(
    'svg',
    { class: 'defs', width: 0, height: 0, 'aria-hidden': 'true', focusable: 'false' },
    s(
      'defs',
      {},
      square('mask', 5, 45, s('path', { d: 'M0 0V5', class: 'mask-line' })),
      // One stroke per cell, for paths that count in cells (heat-cells.ts).
      square('cell', 1, null, s('path', { d: 'M0 1L1 0', class: 'cell-line' })),
      square('dots', 7, null, s('circle', { cx: 3.5, cy: 3.5, r: 0.9, class: 'dots-dot' })),
      square('rounding', 4, null, s('circle', { cx: 2, cy: 2, r: 0.6, class: 'dots-dot' })),
      square('missing', 7, -45, s('path', { d: 'M0 0V7', class: 'missing-line' })),
      s(
        'marker',
        {
          id: 'arrow',
          viewBox: '0 0 8 8',
          refX: 7,
          refY: 4,
          markerWidth: 8,
          markerHeight: 8,
          markerUnits: 'userSpaceOnUse',
          orient: 'auto-start-reverse',
        },
        s('path', { d: 'M0 .6 7.4 4 0 7.4 1.6 4Z', class: 'ink' }),
      ),
    ),
  );
