import { HoraInputError } from '@schemas/hora/rules/input-error'
import { type LunarDate, lunarDateOf } from '@schemas/hora/rules/lunar/lunar-date'
import { type CivilDate, jdnOf, weekdayOfJdn } from '@schemas/hora/rules/time/civil-date'
import { dateInEra } from '@schemas/hora/rules/time/era'
import { isSupportedDate } from '@schemas/hora/rules/time/supported-dates'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { type BirthForm, plainDigits, writtenDate, writtenTime } from './birth-form'
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

const eraYears = { be: [2343, 2643], ce: [1800, 2100] } as const
const isIn = (era: BirthForm['era'], year: number) => year >= eraYears[era][0] && year <= eraYears[era][1]

export function checkDate(form: Pick<BirthForm, 'day' | 'month' | 'year' | 'era'>): DateCheck {
  const year = Number(plainDigits(form.year))
  const other = form.era === 'be' ? 'ce' : 'be'
  if (/^\d{4}$/.test(plainDigits(form.year)) && !isIn(form.era, year) && isIn(other, year))
    return { meant: { era: other, year } }
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
