import { pointAt, rings, rounded, signAngle, type Point } from './geometry'
import { type Place, spread } from './spread'
import { labelRadius, type PlacedToken, type WheelToken } from './wheel-token'

/** Tried in turn: type shrinks only where a sign is too crowded for it. */
const scales = [1, 0.92, 0.85, 0.78, 0.72, 0.66, 0.6, 0.54, 0.48, 0.4, 0.3, 0.2] as const
/** By which row labels go down from the rim, in turn and again from the start. Upper rows are longer. */
const rowPatterns: readonly (readonly number[])[] = [
  [0],
  [0, 1],
  [1, 0],
  [0, 1, 0],
  [0, 1, 2],
  [2, 1, 0],
  [0, 2, 1],
  [1, 0, 2],
  [0, 1, 0, 2],
  [1, 0, 2, 0],
  [0, 2, 0, 1],
  [0, 1, 2, 0, 1],
  [1, 0, 2, 0, 1],
  [0, 1, 2, 3],
  [3, 2, 1, 0],
  [0, 2, 1, 3],
  [0, 1, 2, 0, 1, 3],
  [1, 0, 2, 0, 1, 3, 0],
]
/** Least room between two labels, between a label and a line that passes it, and between two lines. */
const labelGap = 1
const lineGap = 1.5
const linesGap = 1.6
/** Between two rows, where lines may bend. */
const rowGap = 4
/** Labels in different rows keep their order by at least this angle. */
const orderAngle = 0.4
const degrees = 180 / Math.PI

type Label = { token: WheelToken; radius: number; row: number }
type Rows = { widest: number; /** Of a row's middle line. */ height: (row: number) => number; last: number }

/**
 * Labels of one sign, its tokens in order of degree. Every label stands at its own degree where there is room; others
 * move aside within the sign, and where that is not enough, into lower rows. Lines lead to them between the labels of
 * the rows above. Labels keep the order of their degrees around the wheel, so no two lines cross.
 */
export function placeInSign(sign: number, tokens: readonly WheelToken[]): PlacedToken[] {
  for (const scale of scales) {
    for (const pattern of rowPatterns) {
      const labels = tokens.map((token, index) => ({
        token,
        radius: labelRadius(token, scale),
        row: pattern[index % pattern.length] ?? 0,
      }))
      const rows = rowsOf(labels)
      const angles = rows && anglesOf(labels, rows)
      if (angles) return labels.map((label, index) => placed(sign, label, angles[index] ?? [], { scale, ...rows }))
    }
  }
  throw new RangeError(`${tokens.length} labels do not fit into a sign.`)
}

/** Undefined where the rows do not fit between rim and hub. */
function rowsOf(labels: readonly Label[]): Rows | undefined {
  const widest = Math.max(0, ...labels.map(({ radius }) => radius))
  const last = Math.max(0, ...labels.map(({ row }) => row))
  const height = (row: number) => rings.fan - widest - row * (2 * widest + rowGap)
  return height(last) - widest < rings.hub ? undefined : { widest, height, last }
}

/** By label, its angle (degrees within the sign) in each row down to its own; undefined where there is no room. */
function anglesOf(labels: readonly Label[], { height, last }: Rows): number[][] | undefined {
  const angles: number[][] = labels.map(() => [])
  for (let row = 0; row <= last; row++) {
    const radius = height(row)
    const inRow = labels.flatMap((label, index) => (label.row >= row ? [index] : []))
    const halfOf = (index: number) => (labels[index]?.row === row ? (labels[index]?.radius ?? 0) : 0)
    const places = inRow.map((index): Place => {
      const margin = Math.asin((halfOf(index) + labelGap) / radius) * degrees
      const own = ((labels[index]?.token.arcmin ?? 0) % 1800) / 60
      const wanted = angles[index]?.[row - 1] ?? own
      const isLabel = labels[index]?.row === row
      const [before, after] = isLabel ? neighbours(labels, angles, index, row) : [-Infinity, Infinity]
      return {
        wanted,
        lowest: Math.max(margin, before + orderAngle),
        highest: Math.min(signAngle - margin, after - orderAngle),
      }
    })
    const found = spread(places, (at) => {
      const [one, other] = [halfOf(inRow[at] ?? 0), halfOf(inRow[at + 1] ?? 0)]
      if (one > 0 && other > 0) return 2 * Math.asin((one + other + labelGap) / (2 * radius)) * degrees
      return Math.asin((one + other + (one + other > 0 ? lineGap : linesGap)) / radius) * degrees
    })
    if (!found) return undefined
    for (const [at, index] of inRow.entries()) angles[index]?.push(found[at] ?? 0)
  }
  return angles
}

/** Angles of the labels in upper rows that come before and after this one. */
function neighbours(labels: readonly Label[], angles: readonly number[][], index: number, row: number) {
  const upper = (from: number, to: number) =>
    labels.slice(from, to).flatMap((label, at) => (label.row < row ? [angles[from + at]?.at(-1) ?? 0] : []))
  return [Math.max(-Infinity, ...upper(0, index)), Math.min(Infinity, ...upper(index + 1, labels.length))] as const
}

function placed(
  sign: number,
  { token, radius, row }: Label,
  angles: readonly number[],
  { scale, widest, height }: Rows & { scale: number },
): PlacedToken {
  const at = (angle: number, distance: number) => plain(pointAt(sign * signAngle + angle, distance))
  const degree = (token.arcmin % 1800) / 60
  const leader = [at(degree, rings.rim), at(degree, rings.tick)]
  for (const [passed, angle] of angles.entries()) {
    leader.push(at(angle, height(passed) + (passed === row ? radius : widest)))
    if (passed === 0 && radius < widest && row === 0) leader.splice(-1, 0, at(angle, rings.fan))
    if (passed < row) leader.push(at(angle, height(passed) - widest))
  }
  return { key: token.key, sign, at: at(angles[row] ?? 0, height(row)), radius, scale, leader }
}

const plain = ({ x, y }: Point): Point => ({ x: rounded(x), y: rounded(y) })
