import type { DateForms } from '@schemas/hora/entities/date-forms'
import { plainDigits } from '@schemas/plain-digits'

export const reckonings = ['be', 'ce', 'cs', 'rs', 'ms', 'lunar', 'horakhun', 'jdn'] as const
export type Reckoning = (typeof reckonings)[number]

/** What a person fills in, as written. */
export type WrittenDate = {
  from: Reckoning
  day: string
  month: string
  year: string
  phase: 'waxing' | 'waning'
  number: string
}

/** The value as the call takes it; undefined while something is missing. */
export function valueOf({ from, phase, ...written }: WrittenDate): string | undefined {
  const [day = '', month = '', year = '', number = ''] = [written.day, written.month, written.year, written.number].map(
    (part) => plainDigits(part).trim(),
  )
  if (from === 'horakhun' || from === 'jdn') return /^-?\d{1,9}$/.test(number) ? number : undefined
  if (!/^-?\d{1,4}$/.test(year) || !/^\d{1,2}$/.test(day) || month === '') return undefined
  if (from === 'lunar') return /^\d{4}$/.test(year) ? `${year}-${month}-${phase}-${Number(day)}` : undefined
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** A day as it would be typed in a reckoning; in the Christian era where the lunar calendar does not reach. */
export function writtenDateOf(forms: DateForms, wanted: Reckoning): WrittenDate {
  const lunar = wanted === 'lunar' ? forms.lunar : null
  const text = wanted === 'lunar' || wanted === 'horakhun' || wanted === 'jdn' ? forms.ce : forms[wanted]
  const { year, month, day } = /^(?<year>-?\d+)-(?<month>\d+)-(?<day>\d+)$/.exec(text)?.groups ?? {}
  return {
    from: wanted,
    day: String(lunar?.day ?? Number(day)),
    month: lunar?.month ?? String(Number(month)),
    year: String(lunar?.be ?? Number(year)),
    phase: lunar?.phase ?? 'waxing',
    number: String(wanted === 'horakhun' ? forms.horakhun : forms.jdn),
  }
}
