import type * as z from 'zod/mini'
import type { Locale } from '@schemas/layout/locale'
import { cutText } from '../media/cut-text'
import { issueWords } from './issue-words'

/** The first thing that is wrong with a file, in a line: where it stands, and why. A file may hold names of any length. */
export function firstProblem(error: z.core.$ZodError, locale: Locale): string {
  const [issue] = error.issues
  if (!issue) return ''
  return [cutText(issue.path.join('.'), 200), cutText(issueWords(issue, locale), 200)].filter(Boolean).join(': ')
}
