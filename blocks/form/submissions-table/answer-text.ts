import type { AnswerValue, Submission, SubmissionField } from '@schemas/forms/entities/form-submission'
import type { Locale } from '@schemas/layout/locale'
import { formatDate, formatTime } from '@kit/format'
import { pickText } from '@schemas/layout/pick-text'
import { texts } from './texts'

export function answerOf(submission: Submission, name: string): AnswerValue | undefined {
  return submission.answers.find((answer) => answer.name === name)?.value
}

/**
 * An answer as display text: choices by label, days in the reader's calendar, phone numbers grouped. '' when
 * unanswered.
 */
export function answerText(value: AnswerValue | undefined, field: SubmissionField | undefined, locale: Locale): string {
  if (value === undefined) return ''
  if (typeof value === 'boolean') return pickText(value ? texts.yes : texts.no, locale)
  const labelOf = (one: string) => field?.options?.find((option) => option.value === one)?.label ?? one
  if (Array.isArray(value)) return value.map(labelOf).join(', ')
  const text = String(value)
  switch (field?.kind) {
    case 'date':
      return formatDate(text, locale, { style: 'long' })
    case 'time':
      return formatTime(`2000-01-01T${text}:00Z`, locale, { timeZone: 'UTC' })
    case 'phone':
      return text.replace(/^(0[689]\d)(\d{3})(\d{4})$/, '$1 $2 $3').replace(/^(0\d)(\d{3})(\d{4})$/, '$1 $2 $3')
    case undefined:
      return text
    default:
      return labelOf(text)
  }
}
