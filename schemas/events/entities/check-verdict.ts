/**
 * `already` was checked in before; `conflict` lost to an earlier scan of another device; `other` is another gate, day or
 * package; `newer` is genuine but younger than a scanner's list, which only an offline scanner says.
 */
export const checkVerdicts = [
  'in',
  'already',
  'conflict',
  'unpaid',
  'cancelled',
  'replaced',
  'other',
  'unknown',
  'newer',
] as const
export type CheckVerdict = (typeof checkVerdicts)[number]
