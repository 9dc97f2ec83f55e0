import { noSuchDate } from '@schemas/hora/rules/time/era'
import type { LunarMonth } from '@schemas/hora/rules/lunar/lunar-months'
import type { DateValue } from '../domain/convert/days-of-value'
import { civilDateOf } from './typed'

const lunarForm = /^(\d{4})-(8\/8|1[0-2]|[1-9])-(waxing|waning)-(\d{1,2})$/

/** The value of a conversion as the call writes it. Refuses every other form. */
export function readValue(from: DateValue['from'], text: string): DateValue {
  if (from === 'horakhun' || from === 'jdn') {
    if (!/^-?\d{1,9}$/.test(text)) throw noSuchDate()
    return { from, number: Number(text) }
  }
  if (from === 'lunar') {
    const [, be, month, phase, day] = lunarForm.exec(text) ?? []
    if (!be || !month || !phase || !day) throw noSuchDate()
    return {
      from,
      date: {
        be: Number(be),
        month: month as LunarMonth,
        phase: phase === 'waxing' ? 'waxing' : 'waning',
        day: Number(day),
      },
    }
  }
  if (!/^-?\d{1,4}-\d{1,2}-\d{1,2}$/.test(text)) throw noSuchDate()
  return { from, date: civilDateOf(text) }
}
