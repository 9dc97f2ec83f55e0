import type { Point } from './geometry'

/** What is drawn in a sign: a body or the ascendant. */
export type WheelToken = {
  key: string
  /** Whole arcminutes, 0–21599. */
  arcmin: number
  /** It carries a motion flag beside its numeral. */
  isFlagged: boolean
  /** Its mark is wider than a numeral: ลั. */
  isWide: boolean
}

/** Where a token is drawn. */
export type PlacedToken = {
  key: string
  sign: number
  /** Middle of the label. */
  at: Point
  /** Radius of the circle that the label may fill; no two circles overlap. */
  radius: number
  /** Scale of the label's type: 1 unless the sign is crowded. */
  scale: number
  /** From the degree on the rim to the label. */
  leader: Point[]
}

/** Type size of a numeral at scale 1, and of a flag. */
export const numeralSize = 20
const flagSize = 12
/** Down to this scale a flag shrinks less than its numeral, or nobody could read it. */
const leastReadable = 0.6

export const flagSizeAt = (scale: number): number => flagSize * (scale < leastReadable ? scale / leastReadable : 1)

/** Radius of the circle around a token's label. */
export function labelRadius({ isFlagged, isWide }: WheelToken, scale: number): number {
  if (isFlagged) return scale < leastReadable ? 16 * scale : 4.5 + 8.5 * scale
  return (isWide ? 12 : 9.5) * scale
}

export const signOf = (arcmin: number): number => Math.floor(arcmin / 1800)

/** By degree; at the same minute in the order in which they were passed. */
export const inOrder = (tokens: readonly WheelToken[]): WheelToken[] =>
  [...tokens].sort((one, other) => one.arcmin - other.arcmin)
