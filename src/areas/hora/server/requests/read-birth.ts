import type * as z from 'zod/mini'
import type { chartInput } from '@schemas/hora/entities/chart-input'
import { HoraInputError } from '@schemas/hora/rules/input-error'
import { dateOfWall } from '@schemas/hora/rules/time/civil-date'
import { dateInEra } from '@schemas/hora/rules/time/era'
import { requireAlmanacDate, requireSupportedDate } from '@schemas/hora/rules/time/supported-dates'
import type { BirthInput } from '../domain/chart/birth'
import type { PlanetMethod } from '../domain/chart/options'
import { civilDateOf, secondsOf } from './typed'

type ChartInput = z.output<typeof chartInput>
export type TypedBirth = Pick<ChartInput, 'utc' | 'date' | 'era' | 'time' | 'zone' | 'fold' | 'lat' | 'lon'> & {
  planets?: PlanetMethod
}

/** The birth of an input. Refuses a missing or a doubled moment, and dates that are not promised. */
export function readBirth({ utc, date, era, time, zone, fold, lat, lon, planets }: TypedBirth): BirthInput {
  const place = { lat, lon }
  if (utc !== undefined) {
    if (date !== undefined || time !== undefined) throw new HoraInputError('two-moments')
    return { ...place, utcMs: readUtc(utc), ...(zone === undefined ? {} : { zone }) }
  }
  if (date === undefined) throw new HoraInputError('no-moment')
  const civil = civilDateOf(date)
  const isOfAlmanac = planets === 'suriyayart' && zone !== undefined && /^[+-]/.test(zone)
  ;(isOfAlmanac ? requireAlmanacDate : requireSupportedDate)(dateInEra(civil, era))
  if (zone === undefined) throw new HoraInputError('no-zone')
  const timeS = time === undefined ? undefined : secondsOf(time)
  return {
    ...place,
    date: civil,
    era,
    zone,
    ...(timeS === undefined ? {} : { timeS }),
    ...(fold ? { fold } : {}),
  }
}

/** An instant to the second. */
export function readUtc(utc: string): number {
  const date = civilDateOf(utc.slice(0, 10))
  const timeS = secondsOf(utc.slice(11, -1))
  dateInEra(date, 'ce')
  if (Number.isNaN(timeS)) throw new HoraInputError('no-such-time')
  const utcMs = Date.parse(`${utc.slice(0, 10)}T00:00:00Z`) + timeS * 1000
  requireSupportedDate(dateOfWall(utcMs))
  return utcMs
}
