import { rounded } from './geometry'
import { labelRadius, type PlacedToken, signOf, type WheelToken, inOrder } from './wheel-token'

/** Side of a square: four of them make the wheel's side. */
export const squareSide = 90
/** Height of a square's head with its names. */
export const squareHead = 21

/**
 * Columns and rows of the squares, Aries first: on top, and counter-clockwise along the border as on the wheel. The four
 * squares in the middle stay free.
 */
const cells: readonly (readonly [column: number, row: number])[] = [
  [2, 0],
  [1, 0],
  [0, 0],
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 3],
  [2, 3],
  [3, 3],
  [3, 2],
  [3, 1],
  [3, 0],
]

/** The upper left corner of a sign's square. */
export function squareAt(sign: number): { x: number; y: number } {
  const [column, row] = cells[sign] ?? [0, 0]
  return { x: column * squareSide, y: row * squareSide }
}

/** Columns of a square that holds this many, and the scale of their type. */
const grids = [
  { upTo: 4, columns: 2, rows: 2, scale: 1 },
  { upTo: 6, columns: 3, rows: 2, scale: 0.9 },
  { upTo: 9, columns: 3, rows: 3, scale: 0.85 },
  { upTo: 16, columns: 4, rows: 4, scale: 0.6 },
] as const

export type SquareToken = PlacedToken & { /** Room for its degree below it. */ hasDegree: boolean }

/** Labels of all squares: each square is read like a line of text, in order of degree. */
export function placeInSquares(tokens: readonly WheelToken[]): SquareToken[] {
  const sorted = inOrder(tokens)
  return sorted.map((token) => {
    const sign = signOf(token.arcmin)
    const inSign = sorted.filter(({ arcmin }) => signOf(arcmin) === sign)
    const index = inSign.indexOf(token)
    const grid = grids.find(({ upTo }) => inSign.length <= upTo) ?? grids[3]
    const corner = squareAt(sign)
    const [width, height] = [squareSide / grid.columns, (squareSide - squareHead) / grid.rows]
    return {
      key: token.key,
      sign,
      at: {
        x: rounded(corner.x + width * ((index % grid.columns) + 0.5)),
        y: rounded(corner.y + squareHead + height * (Math.floor(index / grid.columns) + 0.5)),
      },
      radius: Math.min(labelRadius(token, grid.scale), width / 2, height / 2),
      scale: grid.scale,
      leader: [],
      hasDegree: grid.rows === 2,
    }
  })
}
