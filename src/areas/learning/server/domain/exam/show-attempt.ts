import type { ReviewPolicy, ShownAttempt } from '@schemas/learning/entities/exam'
import { scoreShare } from '@schemas/learning/rules/exam-grade'
import type { AttemptRow, ExamRow } from '../../exam-tables'

type Policy = Pick<ExamRow, 'review' | 'closesAt' | 'passMark'>

/** Whether policy shows this of an attempt that is over. */
export function isShown(what: keyof ReviewPolicy, { review, closesAt }: Policy, now: Date): boolean {
  if (review[what] === 'submitted') return true
  return review[what] === 'closed' && closesAt !== null && closesAt <= now
}

export function showAttempt(row: AttemptRow, exam: Policy, now: Date): ShownAttempt {
  const { score, max } = row
  const share = score !== null && max !== null && isShown('score', exam, now) ? scoreShare({ score, max }) : undefined
  return {
    id: row.id,
    no: row.no,
    status: row.status,
    startedAt: row.startedAt.toISOString(),
    ...(row.submittedAt ? { submittedAt: row.submittedAt.toISOString() } : {}),
    ...(share === undefined ? {} : { share, passed: share >= exam.passMark }),
  }
}
