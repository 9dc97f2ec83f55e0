import { DeltaT_EspenakMeeus } from 'astronomy-engine'

/**
 * TT − UT in seconds by years CE, joined by straight lines: the library's own polynomial is 5–7 s too large today and
 * 110 s in 2100. Source: hora rules, "Modern positions".
 */
const knots: readonly (readonly [year: number, seconds: number])[] = [
  [2005, 64.69],
  [2010, 66.07],
  [2015, 67.64],
  [2018, 68.97],
  [2020, 69.36],
  [2022, 69.29],
  [2025, 69.0],
  [2027, 68.8],
  [2032, 69.7],
  [2050, 74.6],
  [2075, 82.9],
  [2101, 93.7],
]

/** ΔT in seconds at `ut`, in days from 2000-01-01 12:00 UT. Before 2005 the library's own; after 2101 the last line. */
export function deltaTSeconds(ut: number): number {
  const year = 2000 + (ut - 14) / 365.24217
  if (year < 2005) return DeltaT_EspenakMeeus(ut)
  const next = knots.findIndex(([knot]) => knot > year)
  const index = next < 0 ? knots.length - 1 : next
  const [fromYear, from] = knots[index - 1] ?? [0, 0]
  const [toYear, to] = knots[index] ?? [0, 0]
  return from + ((to - from) * (year - fromYear)) / (toYear - fromYear)
}
