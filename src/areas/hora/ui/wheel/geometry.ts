/** The wheel's square, in its own units. At 390 px one unit is about one CSS pixel, so that 12 units stay readable. */
export const wheelSize = 360
const centre = wheelSize / 2

/** Radii of the wheel's rings, from outside in. */
export const rings = {
  edge: 178,
  /** Inner edge of the ring with the signs; degree ticks begin here. */
  rim: 157,
  tick: 153,
  /** Below it leader lines run straight to their label. */
  fan: 142,
  hub: 55,
  /** Inner edge of the ring with the lords. */
  core: 38,
} as const

export type Point = { x: number; y: number }

/** Angle of a sign in degrees. */
export const signAngle = 30
const halfSign = signAngle / 2

/** The point of a longitude (degrees) at a radius: the middle of Aries on top, counter-clockwise. */
export function pointAt(longitude: number, radius: number): Point {
  const angle = ((longitude - halfSign) * Math.PI) / 180
  return { x: centre - radius * Math.sin(angle), y: centre - radius * Math.cos(angle) }
}

/** The part of a ring between two longitudes as an SVG path. */
export function ringPath(from: number, to: number, inner: number, outer: number): string {
  const [a, b, c, d] = [pointAt(from, outer), pointAt(to, outer), pointAt(to, inner), pointAt(from, inner)]
  return `M${xy(a)}A${outer} ${outer} 0 0 0 ${xy(b)}L${xy(c)}A${inner} ${inner} 0 0 1 ${xy(d)}Z`
}

/** A broken line as the points of an SVG polyline. */
export const linePoints = (points: readonly Point[]): string => points.map(xy).join(' ')

const xy = ({ x, y }: Point) => `${rounded(x)},${rounded(y)}`

/** Two decimals: server and browser must write the same text. */
export const rounded = (value: number): number => Math.round(value * 100) / 100
