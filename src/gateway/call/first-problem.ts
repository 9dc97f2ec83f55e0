import type * as z from 'zod/mini'
import { fillText } from '@schemas/layout/fill-text'
import { issueMessage, notAsWanted } from '@schemas/issue-message'
import type { Locale } from '@schemas/layout/locale'
import { valueAt } from '@schemas/value-at'
import { cutText } from '../text/cut-text'

const messages = {
  missing: { en: 'This is missing.', th: 'ไม่มีข้อมูลนี้' },
  unknown: { en: 'This kind of file has no field with this name.', th: 'ไฟล์แบบนี้ไม่มีข้อมูลชื่อนี้' },
  long: { en: 'This is longer than {most} characters.', th: 'ยาวเกิน {most} ตัวอักษร' },
  many: { en: 'There are more than {most} of these.', th: 'มีมากกว่า {most} รายการ' },
  empty: { en: 'This is empty.', th: 'ยังว่างอยู่' },
}

type Path = readonly PropertyKey[]

/**
 * The first problem of a file in one line: its location and the reason. Names in a file may be of any length. `place`
 * describes a path into `json`.
 */
export function firstProblem(
  error: z.core.$ZodError,
  json: unknown,
  locale: Locale,
  place: (path: Path) => string = (path) => path.join('.'),
): string {
  const [issue] = error.issues
  if (!issue) return ''
  const at = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path
  return [cutText(place(at), 200), cutText(whyRefused(issue, json, locale), 200)].filter(Boolean).join(': ')
}

/** The library's messages name types and patterns, which mean nothing to a person importing a file. */
function whyRefused(issue: z.core.$ZodIssue, json: unknown, locale: Locale): string {
  if (issue.code === 'custom') return issue.params ? issueMessage(issue, locale) : notAsWanted[locale]
  if (issue.code === 'unrecognized_keys') return messages.unknown[locale]
  const value = valueAt(json, issue.path)
  if (value === undefined) return messages.missing[locale]
  if (value === '') return messages.empty[locale]
  if (issue.code === 'too_big' && typeof value === 'string')
    return fillText(messages.long[locale], { most: String(issue.maximum) })
  if (issue.code === 'too_big' && Array.isArray(value))
    return fillText(messages.many[locale], { most: String(issue.maximum) })
  return notAsWanted[locale]
}
