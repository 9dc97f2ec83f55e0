import { and, eq } from 'drizzle-orm'
import { transition } from '@gateway/states/transition'
import { lessonMachine } from '@schemas/learning/entities/lesson-machine'
import { type LessonStatus } from '@schemas/learning/entities/lesson-status'
import { lesson, lessonItem, type LessonRow } from '../../tables'
import { lockLesson } from '../access/enrolments'
import { lessonError } from '../messages'
import type { Learner } from '../reader'

/** Leads a lesson to another status; one that is published has something to show. Throws CallError. */
export async function setLessonStatus(
  { db, site, person, locale, now }: Learner,
  who: 'manager' | 'admin',
  { id, version, status }: { id: string; version: number; status: LessonStatus },
): Promise<LessonRow> {
  const before = await lockLesson(db, id, 'update')
  if (!before) throw lessonError('unknownLesson', locale)
  if (status === 'published') {
    const [visible] = await db
      .select({ id: lessonItem.id })
      .from(lessonItem)
      .where(and(eq(lessonItem.lessonId, id), eq(lessonItem.hidden, false)))
      .limit(1)
    if (!visible) throw lessonError('needsPart', locale)
  }
  const step = await transition(db, lessonMachine, {
    site,
    table: lesson,
    id,
    to: status,
    who,
    person,
    version,
    ...(status === 'published' && before.publishedAt === null ? { set: { publishedAt: now } } : {}),
    audit: ({ slug }, from) => ({
      action: 'lesson-status',
      subject: `lesson:${slug}`,
      before: { status: from },
      after: { status },
    }),
  })
  if (step.ok) return step.row
  if (step.problem === 'stale') throw lessonError('staleLesson', locale, { details: { version: before.version } })
  throw lessonError('refusedStatus', locale, { field: 'status' })
}
