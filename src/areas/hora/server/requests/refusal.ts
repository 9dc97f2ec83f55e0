import { HoraInputError, type InputProblem } from '@schemas/hora/rules/input-error'
import type { Locale } from '@schemas/layout/locale'
import { CallError } from '@gateway/errors/call-error'

/** The field at which a form shows each problem. */
const fields: Record<InputProblem, string> = {
  'no-moment': 'date',
  'two-moments': 'date',
  'no-zone': 'zone',
  'no-era': 'era',
  'no-such-date': 'date',
  'no-such-time': 'time',
  'be-2483': 'date',
  'unsupported-date': 'date',
  'unknown-zone': 'zone',
  'skipped-time': 'time',
  'repeated-time': 'fold',
  'no-sunrise': 'ascendant',
  'bad-place': 'lat',
}

type Refusal = {
  locale: Locale
  /** Before the field's name, where the input holds the birth deeper. */
  prefix?: string
  /** Other fields than usual. */
  at?: Partial<Record<InputProblem, string>>
}

/** Runs `work`; what the rules refuse becomes the caller's error, at its field. */
export function withRefusals<T>({ locale, prefix = '', at = {} }: Refusal, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof HoraInputError)) throw error
    const message = error.texts[locale]
    throw new CallError('invalid_input', message, { [prefix + (at[error.code] ?? fields[error.code])]: message })
  }
}
