import type { AttemptRow, ExamRow } from '../../exam-tables'
import { lessonError } from '../messages'
import type { Reader } from '../reader'

/** Why no further attempt can begin now; undefined when one can. */
export function whyNot(
  { now, locale, timeZone }: Reader,
  exam: ExamRow,
  attempts: readonly AttemptRow[],
): ReturnType<typeof lessonError> | undefined {
  const refuse = (problem: Parameters<typeof lessonError>[0], time?: Date) =>
    lessonError(problem, locale, time ? { values: { time: momentText(time, locale, timeZone) } } : {})
  if (exam.opensAt && exam.opensAt > now) return refuse('examOpens', exam.opensAt)
  if (exam.closesAt && exam.closesAt <= now) return refuse('examClosed')
  if (exam.attempts !== null && attempts.length >= exam.attempts) return refuse('noAttempts')
  const last = attempts.at(-1)
  const from = last && new Date((last.submittedAt ?? last.startedAt).getTime() + exam.delayMinutes * 60_000)
  if (from && from > now) return refuse('attemptFrom', from)
  return undefined
}

const momentText = (moment: Date, locale: 'th' | 'en', timeZone: string) =>
  new Intl.DateTimeFormat(locale === 'th' ? 'th-TH' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(moment)
