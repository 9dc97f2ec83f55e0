import * as z from 'zod/mini'
import type { Locale } from '@schemas/layout/locale'

/** The first thing that is wrong with a file, in a line: where it stands, and why. */
export function firstProblem(error: z.core.$ZodError, locale: Locale): string {
  const [issue] = error.issues
  if (!issue) return ''
  const said = (locale === 'th' ? z.locales.th() : z.locales.en()).localeError(issue as z.core.$ZodRawIssue)
  const words = typeof said === 'string' ? said : (said?.message ?? issue.message)
  return issue.path.length > 0 ? `${issue.path.join('.')}: ${words}` : words
}
