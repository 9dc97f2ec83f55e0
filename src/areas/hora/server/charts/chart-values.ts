import type * as z from 'zod/mini'
import type { birthInput, newChart } from '@schemas/hora/entities/saved-chart'
import type { Locale } from '@schemas/layout/locale'
import { isoDate } from '@schemas/hora/rules/time/civil-date'
import { dateInEra } from '@schemas/hora/rules/time/era'
import { resolveBirth } from '../domain/chart/birth'
import { engineVersion } from '../domain/chart/options'
import { readBirth } from '../requests/read-birth'
import { withRefusals } from '../requests/refusal'
import { civilDateOf } from '../requests/typed'
import { chartError } from './messages'

type BirthInput = z.output<typeof birthInput>
type PlaceInput = z.output<typeof newChart.place>

/** The columns of a birth at a place. What the rules refuse is the caller's error, at its field. */
export function birthValues(birth: BirthInput, place: PlaceInput, locale: Locale) {
  const { date, era, time, precision, zone, fold } = birth
  if ((time === null) !== (precision === 'unknown')) throw chartError('precision', locale, { field: 'birth.precision' })
  return withRefusals({ locale, prefix: 'birth.' }, () => {
    const read = readBirth({
      date,
      era,
      zone,
      time: time ?? undefined,
      fold: fold ?? undefined,
      utc: undefined,
      lat: place.lat,
      lon: place.lon,
    })
    return {
      dateCe: isoDate(dateInEra(civilDateOf(date), era)),
      era,
      time,
      precision,
      zone,
      fold: fold ?? null,
      utc: new Date(resolveBirth(read).utcMs),
      placeLabel: place.label,
      lat: place.lat,
      lon: place.lon,
      engine: engineVersion,
    }
  })
}
