import type { SharedChart } from '@schemas/hora/entities/chart-share'
import type { BodyPosition } from '@schemas/hora/entities/position'
import type { StoredOptions } from '@schemas/hora/entities/chart-options'
import type { StoredBirth } from '@schemas/hora/entities/saved-chart'
import type { Divisions } from '@schemas/hora/rules/tables/divisions'
import type { Locale } from '@schemas/layout/locale'
import { describeChart } from '../answers/chart-answer'
import { castChart, type Chart } from '../domain/chart/chart'
import { methodNames } from '../domain/chart/method-name'
import type { ChartRow } from '../tables'
import { readBirth } from '../requests/read-birth'
import { describeBirth } from './describe'

/** A chart as it was when its link was made. Positions are computed again from it. */
export type ShareSnapshot = {
  label: string
  birth: StoredBirth
  place: { label: string; lat: number; lon: number }
  options: StoredOptions
}

export const snapshotOf = (row: ChartRow): ShareSnapshot => ({
  label: row.label,
  birth: describeBirth(row),
  place: { label: row.placeLabel, lat: row.lat, lon: row.lon },
  options: row.options,
})

/** What a link shows of its snapshot. */
export function sharedAnswer(snapshot: ShareSnapshot, shows: boolean, locale: Locale): SharedChart {
  const { label, birth, place, options } = snapshot
  const { time, fold, date, era, zone } = birth
  const chart = castChart(
    readBirth({
      utc: undefined,
      date,
      era,
      zone,
      time: time ?? undefined,
      fold: fold ?? undefined,
      lat: place.lat,
      lon: place.lon,
    }),
    options,
  )
  return shows
    ? { shows, label, birth, place, ...describeChart(chart, locale) }
    : { shows, ...withoutBirth(chart, locale) }
}

/** Notes that tell the date or the place. */
const telling = new Set([
  'before-thai-calendar',
  'no-lunar-calendar',
  'projected-lunar-year',
  'polar-ascendant',
  'no-sunrise',
])

/** Signs and degrees alone. Angles of the moment, speeds and fractions of a minute tell the time to the second. */
function withoutBirth(chart: Chart, locale: Locale): Omit<SharedChart, 'shows'> {
  const { method, bodies, ascendant, houses, moonRange, notes } = describeChart(chart, locale)
  const { ayanamsa: _ayanamsa, nutation: _nutation, obliquity: _obliquity, armc: _armc, ...choice } = method
  return {
    method: { ...choice, name: methodNames(choice.planets, choice.ascendant)[locale] },
    bodies: Object.fromEntries(
      Object.entries(bodies as Record<string, BodyPosition>).map(([body, position]) => [
        body,
        { ...floored(position), latitude: null, speed: null },
      ]),
    ),
    ascendant: ascendant && { ...floored(ascendant), polar: false },
    houses,
    moonRange: moonRange && { from: floored(moonRange.from), to: floored(moonRange.to) },
    notes: notes.filter(({ code }) => !telling.has(code)),
  }
}

const floored = <T extends Divisions>(position: T): T => ({ ...position, longitude: position.arcmin / 60 })
