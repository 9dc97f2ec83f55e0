import { pickText } from '@schemas/layout/pick-text'
import type { ShownExam } from '@schemas/learning/entities/exam'
import type { Reader } from '../reader'
import { readAttempts } from './attempts'
import { findExam } from './find-exam'
import { whyNot } from './may-start'
import { paperLength, readQuestions } from './paper'
import { showAttempt } from './show-attempt'

/** An exam before, between and after attempts, without any question. Throws CallError. */
export async function describeExam(
  reader: Reader,
  input: { lesson: string; exam: string; device?: string | undefined },
): Promise<ShownExam> {
  const { db, locale, now } = reader
  const { reached, outline, row, exam, progress } = await findExam(reader, input)
  const { lesson, enrolment, hasRight } = reached
  const attempts = enrolment ? await readAttempts(db, enrolment, row.id) : []
  const open = attempts.find(({ status }) => status === 'in_progress')
  const shown = outline.items.map((each) => each.shown).filter(({ hidden }) => !hidden)
  const next = shown
    .slice(shown.findIndex(({ id }) => id === row.id) + 1)
    .find(({ waits }) => waits === undefined || waits === 'order')
  const blocked = open ? undefined : whyNot(reader, exam, attempts)
  const title = pickText(row.title, locale)
  return {
    lesson: { slug: lesson.slug, title: pickText(lesson.title, locale) },
    exam: {
      slug: row.slug,
      title,
      questions: paperLength(await readQuestions(db, row.id), exam),
      ...(exam.limitMinutes === null ? {} : { limitMinutes: exam.limitMinutes }),
      ...(exam.attempts === null ? {} : { attempts: exam.attempts }),
      passMark: exam.passMark,
      ...(exam.opensAt ? { opensAt: exam.opensAt.toISOString() } : {}),
      ...(exam.closesAt ? { closesAt: exam.closesAt.toISOString() } : {}),
      hasPassword: exam.passwordHash !== null,
    },
    attempts: attempts.map((each) => showAttempt(each, exam, now)),
    ...(open
      ? {
          current: {
            id: open.id,
            no: open.no,
            ...(open.deadline ? { deadline: open.deadline.toISOString() } : {}),
            elsewhere: open.device !== input.device,
          },
        }
      : {}),
    ...(blocked ? { blocked: blocked.message } : {}),
    passed: progress?.doneAt != null,
    recorded: hasRight,
    ...(next ? { next: { slug: next.slug, title: next.title } } : {}),
    now: now.toISOString(),
    head: { title },
  }
}
