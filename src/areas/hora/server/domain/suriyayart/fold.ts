import { wrapArcmin } from '@schemas/hora/rules/angle'

/** A quarter turn in arcminutes. */
const quarter = 5400

/** An anomaly folded into one quadrant: `arc` counts from the nearer end of the line of apsides, `coArc` from the square. */
export type Fold = { quadrant: 1 | 2 | 3 | 4; arc: number; coArc: number }

export function foldAnomaly(anomaly: number): Fold {
  const a = wrapArcmin(anomaly)
  if (a < quarter) return folded(1, a)
  if (a < 2 * quarter) return folded(2, 2 * quarter - a)
  if (a < 3 * quarter) return folded(3, a - 2 * quarter)
  return folded(4, 4 * quarter - a)
}

const folded = (quadrant: Fold['quadrant'], arc: number): Fold => ({ quadrant, arc, coArc: quarter - arc })

/** −1 where an equation is subtracted (quadrants 1 and 2), else 1. */
export const equationSign = ({ quadrant }: Fold): 1 | -1 => (quadrant <= 2 ? -1 : 1)

/** −1 where the co-arc's term is subtracted (quadrants 2 and 3), else 1. */
export const coArcSign = ({ quadrant }: Fold): 1 | -1 => (quadrant === 2 || quadrant === 3 ? -1 : 1)

/** A table that has one value at each end of equal steps of a quadrant, linear between them. Not rounded. */
export function interpolate(table: readonly number[], arc: number): number {
  const step = quarter / (table.length - 1)
  const index = Math.min(Math.floor(arc / step), table.length - 2)
  const from = table[index] ?? 0
  const to = table[index + 1] ?? 0
  return from + ((to - from) * (arc - index * step)) / step
}
