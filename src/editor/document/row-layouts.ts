import type { Row } from '@schemas/layout/page'
import { newId } from './new-node'
import type { Subtree } from './subtree'

/** Row layouts offered, as the spans of their columns. */
export const rowLayouts: readonly (readonly number[])[] = [
  [1],
  [1, 1],
  [1, 1, 1],
  [1, 1, 1, 1],
  [2, 1],
  [1, 2],
  [3, 1],
  [1, 3],
  [1, 2, 1],
  [2, 1, 1],
  [1, 1, 2],
  [1, 1, 1, 1, 1, 1],
]

/** An empty row with that layout. */
export function layoutRow(spans: readonly number[], style: Row['style']): Subtree {
  return {
    kind: 'row',
    node: {
      id: newId(),
      ...(style ? { style } : {}),
      cells: spans.map((span) => ({ id: newId(), ...(span === 1 ? {} : { colspan: span }), blocks: [] })),
    },
  }
}
