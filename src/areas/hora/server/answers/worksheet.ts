import type * as z from 'zod/mini'
import type { ascendantWorksheet } from '@schemas/hora/entities/position'
import { arcminOf } from '@schemas/hora/rules/angle'
import { HoraInputError } from '@schemas/hora/rules/input-error'
import { antonathi, risingMinutes } from '@schemas/hora/rules/tables/antonathi'
import { isoWithOffset } from '@schemas/hora/rules/time/civil-date'
import { meanOffsetS } from '@schemas/hora/rules/time/local-mean-time'
import { geometricAscendant } from '../domain/ascendant/geometric'
import { type DayStart, lastSunrise, type SunriseKind } from '../domain/ascendant/minutes-since-sunrise'
import type { Birth } from '../domain/chart/birth'
import type { ChartOptions } from '../domain/chart/options'
import { skyInstant } from '../domain/sky/instant'
import { suriyayartSun } from '../domain/suriyayart/positions'

type Worksheet = z.infer<typeof ascendantWorksheet>

/** Every step of the antonathi ascendant and, beside it, of the geometric one. Null where the time is unknown. */
export function worksheetOf(birth: Birth, options: ChartOptions): Worksheet | null {
  if (!birth.isTimeKnown) return null
  const { utcMs, utcOffsetS, place } = birth
  return {
    clock: isoWithOffset(utcMs, utcOffsetS),
    utc: isoWithOffset(utcMs, 0).replace('+00:00', 'Z'),
    lmt: isoWithOffset(utcMs, meanOffsetS(place.lon)),
    antonathi: antonathiSteps(birth, sunriseKindOf(options)),
    geometric: geometricSteps(birth, options),
  }
}

/** From which sunrise the antonathi beside a chart is counted. */
export const sunriseKindOf = ({ ascendant }: Pick<ChartOptions, 'ascendant'>): SunriseKind =>
  ascendant === 'sunrise' ? 'sunrise' : 'six'

/** The last sunrise, or null where the true one does not happen. */
export function sunriseBefore({ utcMs, place }: Pick<Birth, 'utcMs' | 'place'>, kind: SunriseKind): DayStart | null {
  try {
    return lastSunrise(utcMs, place, kind)
  } catch (error) {
    if (error instanceof HoraInputError && error.code === 'no-sunrise') return null
    throw error
  }
}

function antonathiSteps(birth: Birth, from: SunriseKind): Worksheet['antonathi'] {
  const start = sunriseBefore(birth, from)
  if (!start) return null
  const { minutes, sunArcmin, arcmin, steps } = antonathi(
    suriyayartSun(birth.utcMs),
    (birth.utcMs - start.utcMs) / 60_000,
  )
  return {
    from,
    sunrise: isoWithOffset(start.utcMs, birth.utcOffsetS),
    minutes,
    sunArcmin,
    arcmin,
    steps: steps.map((step) => ({ ...step, rising: risingMinutes[step.sign] ?? 0 })),
  }
}

function geometricSteps({ utcMs, place }: Birth, { planets }: ChartOptions): Worksheet['geometric'] {
  const { isPolar, longitude, ...figures } = geometricAscendant(
    skyInstant(utcMs),
    place,
    planets === 'sayana' ? 'sayana' : 'lahiri',
  )
  return { ...figures, longitude, arcmin: arcminOf(longitude), polar: isPolar }
}
