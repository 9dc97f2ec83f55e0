import type * as z from 'zod/mini'
import type { Locale } from '@schemas/layout/locale'
import { cutText } from '../media/cut-text'
import { issueWords, notAsWanted } from './issue-words'

/** What the library says of these names types and keys of programs: whoever brings a file can do nothing with it. */
const plainly: ReadonlySet<string> = new Set(['invalid_type', 'invalid_value', 'invalid_union', 'unrecognized_keys'])

/** The first thing that is wrong with a file, in a line: where it stands, and why. A file may hold names of any length. */
export function firstProblem(error: z.core.$ZodError, locale: Locale): string {
  const [issue] = error.issues
  if (!issue) return ''
  const at = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path
  return [cutText(at.join('.'), 200), cutText(plainly.has(issue.code) ? notAsWanted[locale] : issueWords(issue, locale), 200)].filter(Boolean).join(': ')
}
