/** A date of the proleptic Gregorian calendar, in the Christian era. */
export type CivilDate = { year: number; month: number; day: number }

export const dayMs = 86_400_000

/** The Julian day number of 1970-01-01, counted at noon. */
const unixJdn = 2_440_588

/** Milliseconds of the date's midnight as if it were UTC. */
export function midnightMs({ year, month, day }: CivilDate): number {
  // Date.UTC reads the years 0–99 as 1900–1999.
  const date = new Date(Date.UTC(2000, month - 1, day))
  return date.setUTCFullYear(year, month - 1, day)
}

/** The Julian day number of a civil date (JDN, at its noon). */
export const jdnOf = (date: CivilDate): number => Math.floor(midnightMs(date) / dayMs) + unixJdn

/** The date that a wall clock shows which reads `wallMs` as if it were UTC. */
export function dateOfWall(wallMs: number): CivilDate {
  const date = new Date(wallMs)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** Wall-clock milliseconds of the midnight that begins a Julian day number. */
export const wallOfJdn = (jdn: number): number => (jdn - unixJdn) * dayMs

/** The civil date of a Julian day number. */
export const dateOfJdn = (jdn: number): CivilDate => dateOfWall(wallOfJdn(jdn))

/** The Julian day number of the date that a wall clock shows. */
export const jdnOfWall = (wallMs: number): number => Math.floor(wallMs / dayMs) + unixJdn

export const isRealDate = (date: CivilDate): boolean => {
  const back = dateOfJdn(jdnOf(date))
  return back.year === date.year && back.month === date.month && back.day === date.day
}

/** 0 = Sunday. */
export const weekdayOfJdn = (jdn: number): number => (jdn + 1) % 7

const two = (value: number) => String(value).padStart(2, '0')

export const isoDate = ({ year, month, day }: CivilDate): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`

/** `+07:00`; seconds only where there are any: `+06:42:04`. */
export function isoOffset(offsetS: number): string {
  const size = Math.abs(Math.round(offsetS))
  const seconds = size % 60
  const hours = two(Math.floor(size / 3600))
  const minutes = two(Math.floor(size / 60) % 60)
  return `${offsetS < 0 ? '-' : '+'}${hours}:${minutes}${seconds ? `:${two(seconds)}` : ''}`
}

/** An instant as a clock with this offset (seconds east of UTC) shows it, to the second: `2025-04-13T06:00:00+07:00`. */
export function isoWithOffset(utcMs: number, offsetS: number): string {
  const wall = Math.floor(utcMs) + Math.round(offsetS) * 1000
  const seconds = Math.floor(modSeconds(wall))
  const time = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return `${isoDate(dateOfWall(wall))}T${time}${isoOffset(offsetS)}`
}

const modSeconds = (wallMs: number) => (wallMs - Math.floor(wallMs / dayMs) * dayMs) / 1000
