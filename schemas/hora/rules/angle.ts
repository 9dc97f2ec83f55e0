/** Arcminutes in a full turn. */
export const turnArcmin = 21_600

/** `value` reduced to 0 ≤ x < period. Exact for integers. */
export function modulo(value: number, period: number): number {
  const rest = value % period
  const positive = rest < 0 ? rest + period : rest
  // A tiny negative value rounds up to the period itself.
  return positive >= period ? 0 : positive + 0
}

/** Degrees reduced to 0 ≤ x < 360. */
export const wrapDegrees = (degrees: number): number => modulo(degrees, 360)

/** Arcminutes reduced to 0 ≤ x < 21600. */
export const wrapArcmin = (arcmin: number): number => modulo(arcmin, turnArcmin)

/** The signed shortest way from `from` to `to`, in degrees: −180 ≤ x < 180. */
export const degreesBetween = (from: number, to: number): number => wrapDegrees(to - from + 180) - 180

/** Whole arcminutes of an angle in 0 ≤ x < 360, floored: 29°59.9′ stays in its sign. */
export const arcminOf = (degrees: number): number => Math.min(Math.floor(degrees * 60), turnArcmin - 1)

export const radians = (degrees: number): number => (degrees * Math.PI) / 180

export const degreesOf = (radianValue: number): number => (radianValue * 180) / Math.PI
