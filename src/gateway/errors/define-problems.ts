import type { ErrorCode } from '@schemas/error-codes'
import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import { CallError } from './call-error'

type Problem = { code: ErrorCode; en: string; th: string }

type More = {
  /** Where a form shows it. */
  field?: string
  details?: unknown
  /** Fill `{name}` in the message. */
  values?: Readonly<Record<string, string>>
}

/** The errors of an area: one function that makes them by name, in the caller's language. */
export function defineProblems<Name extends string>(problems: Readonly<Record<Name, Problem>>) {
  return (name: Name, locale: Locale, { field, details, values = {} }: More = {}): CallError => {
    const { code, ...text } = problems[name]
    const message = fillText(text[locale], values)
    return new CallError(code, message, field === undefined ? undefined : { [field]: message }, details)
  }
}
