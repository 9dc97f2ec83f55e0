import type * as z from 'zod/mini'
import type { call } from '@schemas/hora/calls/hora/provinces'
import { type CivilDate, dateOfWall, isoDate, isoWithOffset } from '@schemas/hora/rules/time/civil-date'
import { localCorrectionMinutes } from '@schemas/hora/rules/time/local-mean-time'
import type { Locale } from '@schemas/layout/locale'
import { type ThaiPlace, thaiPlaces } from '../places/thai-places'
import { sunTimes } from '../domain/sky/sunrise'

type Sun = { sunrise: string; sunset: string }

const thaiOffsetS = 7 * 3600

/** Of the last day asked for: 77 sunrises take longer than an answer should. */
let known: { date: string; sun: Map<string, Sun> } | undefined

/** The provinces with today's sunrise and sunset by Thai clocks. */
export async function provinceRows(locale: Locale): Promise<z.infer<typeof call.output>> {
  const provinces = (await thaiPlaces()).filter(({ within }) => !within)
  const today = dateOfWall(Date.now() + thaiOffsetS * 1000)
  const date = isoDate(today)
  if (known?.date !== date)
    known = { date, sun: new Map(provinces.map((place) => [place.id, sunOf(place, today)] as const)) }
  const { sun } = known
  return {
    date,
    provinces: provinces.map(({ id, names, lat, lon }) => ({
      id,
      name: names[locale],
      lat,
      lon,
      correctionMinutes: localCorrectionMinutes(lon),
      ...(sun.get(id) ?? { sunrise: '', sunset: '' }),
    })),
  }
}

function sunOf(place: ThaiPlace, date: CivilDate): Sun {
  const { sunrise, sunset } = sunTimes(date, place)
  const iso = (utcMs: number | null) => (utcMs === null ? '' : isoWithOffset(utcMs, thaiOffsetS))
  return { sunrise: iso(sunrise), sunset: iso(sunset) }
}
