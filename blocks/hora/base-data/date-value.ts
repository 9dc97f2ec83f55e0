import { plainDigits } from '@areas/hora/ui/birth-form/birth-form'

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
    plainDigits,
  )
  if (from === 'horakhun' || from === 'jdn') return /^-?\d{1,9}$/.test(number) ? number : undefined
  if (!/^-?\d{1,4}$/.test(year) || !/^\d{1,2}$/.test(day) || month === '') return undefined
  if (from === 'lunar') return /^\d{4}$/.test(year) ? `${year}-${month}-${phase}-${Number(day)}` : undefined
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
