import { buddhistYearOffset } from '@schemas/constants'
import { HoraInputError } from '@schemas/hora/rules/input-error'
import { type LunarDate, lunarDateOf } from '@schemas/hora/rules/lunar/lunar-date'
import { type CivilDate, jdnOf, weekdayOfJdn } from '@schemas/hora/rules/time/civil-date'
import { dateInEra } from '@schemas/hora/rules/time/era'
import { isSupportedDate } from '@schemas/hora/rules/time/supported-dates'
import { supportedYears } from '@schemas/hora/rules/time/supported-years'
import { plainDigits } from '@schemas/plain-digits'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { type BirthForm, writtenDate, writtenTime } from './birth-form'
import { formMessages } from './messages'

export type FormField = 'label' | 'date' | 'time' | 'place' | 'fold' | 'all'
export type Problems = Partial<Record<FormField, LocalisedText>>

/** What is known of a date while it is being written; nothing is sent for it. */
export type DateCheck = {
  civil?: CivilDate
  /** 0 = Sunday. */ weekday?: number
  lunar?: LunarDate | null
  problem?: LocalisedText
  /** The year looks like one of the other era. */
  meant?: { era: BirthForm['era']; year: number }
}

function isIn(era: BirthForm['era'], year: number): boolean {
  const ce = era === 'be' ? year - buddhistYearOffset : year
  return ce >= supportedYears.first && ce <= supportedYears.last
}

export function checkDate(form: Pick<BirthForm, 'day' | 'month' | 'year' | 'era'>): DateCheck {
  const plainYear = plainDigits(form.year).trim()
  const year = Number(plainYear)
  const other = form.era === 'be' ? 'ce' : 'be'
  if (/^\d{4}$/.test(plainYear) && !isIn(form.era, year) && isIn(other, year)) return { meant: { era: other, year } }
  const written = writtenDate(form)
  if (!written) return {}
  const [typedYear = 0, month = 0, day = 0] = written.split('-').map(Number)
  try {
    const civil = dateInEra({ year: typedYear, month, day }, form.era)
    if (!isSupportedDate(civil)) return { problem: formMessages.unsupported }
    const jdn = jdnOf(civil)
    return { civil, weekday: weekdayOfJdn(jdn), lunar: lunarDateOf(jdn) }
  } catch (error) {
    if (!(error instanceof HoraInputError)) throw error
    return { problem: error.code === 'be-2483' ? formMessages.be2483 : formMessages.noSuchDate }
  }
}

/** What stops a cast, by field. */
export function problemsOf(form: BirthForm): Problems {
  const date = checkDate(form)
  return {
    ...(date.problem ? { date: date.problem } : {}),
    ...(date.meant ? { date: formMessages.chooseEra } : {}),
    ...(!date.problem && !date.meant && !date.civil ? { date: formMessages.dateNeeded } : {}),
    ...(form.precision !== 'unknown' && !writtenTime(form.time)
      ? { time: form.time.trim() === '' ? formMessages.timeNeeded : formMessages.timeForm }
      : {}),
    ...(form.place ? {} : { place: formMessages.placeNeeded }),
  }
}
