import * as z from 'zod/mini'
import type { Locale } from '@schemas/layout/locale'
import type { RefusalMessage } from '@schemas/layout/refuse'

export const notAsWanted = { en: 'The format isn’t valid.', th: 'รูปแบบไม่ถูกต้อง' }

/** Why a value was refused, in the reader's language. */
export function issueMessage(issue: z.core.$ZodIssue, locale: Locale): string {
  // Custom issues have messages in both languages.
  const own = issue.code === 'custom' ? (issue.params as Partial<RefusalMessage> | undefined)?.[locale] : undefined
  if (own !== undefined) return own
  // A regular expression is not readable for people.
  if (issue.code === 'invalid_format' && issue.format === 'regex') return notAsWanted[locale]
  const text = (locale === 'th' ? z.locales.th() : z.locales.en()).localeError(issue as z.core.$ZodRawIssue)
  return typeof text === 'string' ? text : (text?.message ?? issue.message)
}
