import { and, eq } from 'drizzle-orm'
import { isLive } from '@schemas/learning/rules/state-of-rights'
import { readRights } from './access/enrolments'
import { type EnrolmentRow, lesson, lessonEnrolment, type LessonRow, type RightRow } from '../tables'
import { lessonError } from './messages'
import type { Reader } from './reader'

/** A lesson as one reader has it. */
export type Reached = {
  lesson: LessonRow
  enrolment: EnrolmentRow | undefined
  rights: RightRow[]
  /** One of the rights lives now. */
  hasRight: boolean
}

/**
 * A lesson by its slug: published ones for all, archived ones for those who have them, any for managers. Others are as
 * unknown. Throws CallError.
 */
export async function findLesson(reader: Reader, slug: string): Promise<Reached> {
  const { db, person, isManager, locale, now } = reader
  const [row] = await db.select().from(lesson).where(eq(lesson.slug, slug))
  if (!row) throw lessonError('unknownLesson', locale)
  const [enrolment] =
    person === undefined
      ? []
      : await db
          .select()
          .from(lessonEnrolment)
          .where(and(eq(lessonEnrolment.lessonId, row.id), eq(lessonEnrolment.personId, person)))
  const isVisible = row.status === 'published' || isManager || (row.status === 'archived' && enrolment !== undefined)
  if (!isVisible) throw lessonError('unknownLesson', locale)
  const rights = enrolment ? await readRights(db, enrolment.id) : []
  return { lesson: row, enrolment, rights, hasRight: rights.some((right) => isLive(right, now)) }
}
