import * as z from 'zod/mini'

/** Notes and coins of the baht, in satang, the largest first. */
export const denominations = [100_000, 50_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 25] as const

/** How many of each note and coin, by its satang. */
export const pieces = z.record(
  z.string().check(z.regex(/^(?:100000|50000|10000|5000|2000|1000|500|200|100|50|25)$/)),
  z.int().check(z.gte(0), z.lte(100_000)),
)
export type Pieces = z.infer<typeof pieces>

export const sumOfPieces = (counted: Pieces): number =>
  Object.entries(counted).reduce((all, [satang, count]) => all + Number(satang) * count, 0)
