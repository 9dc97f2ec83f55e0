import { dateOfWall, jdnOf } from '@schemas/hora/rules/time/civil-date'
import { thaiSolarCalendarBegan } from '@schemas/hora/rules/time/era'
import type { Birth } from './birth'
import type { ChartDay } from './chart-day'
import { type Note, noteOf, type NoteCode } from './note'
import type { ChartOptions } from './options'

/** What a reader of the chart must know, by what was asked and found. */
export function chartNotes({
  birth,
  options,
  day,
  isPolar,
}: {
  birth: Birth
  options: ChartOptions
  day: ChartDay
  isPolar: boolean
}): Note[] {
  const localDate = dateOfWall(birth.utcMs + birth.utcOffsetS * 1000)
  const isMixed =
    options.planets === 'sayana' &&
    (options.ketu !== 'opposite' || (birth.isTimeKnown && options.ascendant !== 'geometric'))
  const holds: [NoteCode, boolean][] = [
    ['time-unknown', !birth.isTimeKnown],
    ['polar-ascendant', isPolar],
    ['no-sunrise', day.sunrise === null],
    ['before-thai-calendar', jdnOf(localDate) < jdnOf(thaiSolarCalendarBegan)],
    ['no-lunar-calendar', day.lunar === null],
    ['projected-lunar-year', day.lunar?.projected === true],
    ['mixed-zodiacs', isMixed],
  ]
  return holds.filter(([, isTrue]) => isTrue).map(([code]) => noteOf(code))
}
