import { eq } from 'drizzle-orm'
import { isLive } from '@schemas/learning/rules/state-of-rights'
import {
  creditOf,
  cutRanges,
  type Range,
  reportTenths,
  shareOf,
  writeMultirange,
} from '@schemas/learning/rules/watched-ranges'
import { withoutSkips } from '@schemas/learning/rules/without-skips'
import { type EnrolmentRow, type ItemRow, lessonEnrolment, type LessonRow } from '../../tables'
import { lockEnrolment, lockLesson, readRights } from '../access/enrolments'
import { findLesson, type Reached } from '../find-lesson'
import { lessonError } from '../messages'
import type { Learner, Reader } from '../reader'
import { type Outline, readOutline } from './outline'
import { changeProgress, ensureProgress, type Progress } from './progress'
import { completeDone, recount } from './totals'

/** The idle checker asks after ten minutes without a sign of presence, and waits five for the answer. */
const presenceMs = 15 * 60_000

type Opened = { reached: Reached; outline: Outline; at: number; row: ItemRow; progress: Progress | undefined }

/** An item that the reader may open now. Throws CallError. */
export async function openItem(reader: Reader, slugs: { lesson: string; item: string }): Promise<Opened> {
  const { locale } = reader
  const reached = await findLesson(reader, slugs.lesson)
  const outline = await readOutline(reader, reached)
  const at = outline.items.findIndex(({ row }) => row.slug === slugs.item)
  const found = outline.items[at]
  if (!found) throw lessonError('unknownItem', locale)
  const { shown, row, progress } = found
  if (shown.waits === 'right') throw lessonError('noRight', locale)
  if (shown.waits === 'order') throw lessonError('afterPrevious', locale)
  if (shown.waits === 'day')
    throw lessonError('opensOn', locale, { values: { date: longDay(shown.opensOn ?? '', reader) } })
  return { reached, outline, at, row, progress }
}

const longDay = (day: string, { locale }: Reader) =>
  new Intl.DateTimeFormat(locale === 'th' ? 'th-TH' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

export type StudyState = {
  done: boolean
  share: number
  furthest: number
  last: number
  lesson: { done: number; total: number; status: EnrolmentRow['status'] }
}

export type Locked = { lesson: LessonRow; enrolment: EnrolmentRow; row: ItemRow }

/** The item with everything locked that its progress changes. A reader without a right of their own records nothing. */
export async function lockItem(learner: Learner, slugs: { lesson: string; item: string }): Promise<Locked | undefined> {
  const { db, person, now } = learner
  const { reached, row } = await openItem(learner, slugs)
  const lesson = await lockLesson(db, reached.lesson.id)
  const enrolment = await lockEnrolment(db, { lesson: reached.lesson.id, person })
  if (!lesson || !enrolment) return undefined
  // The right may have ended while this waited.
  if (!(await readRights(db, enrolment.id)).some((right) => isLive(right, now))) return undefined
  return { lesson, enrolment, row }
}

type Report = { lesson: string; item: string; ranges: readonly Range[]; last: number; present: boolean }

/** Credits what was watched of a film: merged, and no more than the time since the last report allows. */
export async function track(learner: Learner, report: Report): Promise<StudyState> {
  const { db, site, now, locale } = learner
  const locked = await lockItem(learner, report)
  if (!locked) return nothingRecorded
  const { lesson, enrolment, row } = locked
  const { film } = row.body
  if (!film) throw lessonError('notThisKind', locale)
  const { progress, isNew } = await ensureProgress(db, { site, enrolment, item: row.id, now })
  const presentAt = report.present ? now : progress.presentAt
  const isCredited = lesson.presence === 'gentle' || now.getTime() - presentAt.getTime() <= presenceMs
  const tenths = isNew ? reportTenths : (now.getTime() - progress.reportedAt.getTime()) / 100
  const wanted = lesson.noSkip ? withoutSkips(report.ranges, progress.furthest) : report.ranges
  const ranges = isCredited ? cutRanges(wanted, { length: film.length, credit: creditOf(tenths) }) : []
  const after = await changeProgress(
    db,
    { enrolment, item: row.id },
    {
      ranges: writeMultirange(ranges),
      furthest: Math.max(progress.furthest, ranges.at(-1)?.[1] ?? 0),
      last: Math.min(film.length, report.last),
      reportedAt: now,
      presentAt,
    },
  )
  const isDone = after.doneAt !== null || shareOf(after.watched, film.length) >= row.leastShare
  return record(learner, locked, after, isDone && after.doneAt === null ? 'rule' : undefined)
}

/** Marks a page, a document or an embedded film as done. A film that is measured must have been watched. */
export async function finish(learner: Learner, slugs: { lesson: string; item: string }): Promise<StudyState> {
  const { db, site, now, locale } = learner
  const locked = await lockItem(learner, slugs)
  if (!locked) return nothingRecorded
  const { enrolment, row } = locked
  if (row.kind === 'exam') throw lessonError('passFirst', locale)
  if (row.kind === 'survey') throw lessonError('answerFirst', locale)
  const { progress } = await ensureProgress(db, { site, enrolment, item: row.id, now })
  const { film } = row.body
  if (progress.doneAt === null && film && shareOf(progress.watched, film.length) < row.leastShare)
    throw lessonError('watchFirst', locale, { values: { percent: String(row.leastShare / 100) } })
  return record(learner, locked, progress, progress.doneAt === null ? 'self' : undefined)
}

/** Completes a part whose own rule is met. */
export async function completeItem(learner: Learner, locked: Locked): Promise<StudyState> {
  const { enrolment, row } = locked
  const { progress } = await ensureProgress(learner.db, {
    site: learner.site,
    enrolment,
    item: row.id,
    now: learner.now,
  })
  return record(learner, locked, progress, progress.doneAt === null ? 'rule' : undefined)
}

/** Managers and readers of a preview: nothing is written. */
export const nothingRecorded: StudyState = {
  done: false,
  share: 0,
  furthest: 0,
  last: 0,
  lesson: { done: 0, total: 0, status: 'active' },
}

async function record(
  { db, site, now }: Learner,
  { lesson, enrolment, row }: Locked,
  before: Progress,
  doneBy: 'rule' | 'self' | undefined,
): Promise<StudyState> {
  const progress = doneBy ? await changeProgress(db, { enrolment, item: row.id }, { doneAt: now, doneBy }) : before
  await db.update(lessonEnrolment).set({ lastItemId: row.id, lastAt: now }).where(eq(lessonEnrolment.id, enrolment.id))
  if (doneBy) {
    await recount(db, lesson.id, enrolment.id)
    await completeDone(db, { site, lesson: lesson.id, enrolment: enrolment.id, now })
  }
  const [after = enrolment] = await db.select().from(lessonEnrolment).where(eq(lessonEnrolment.id, enrolment.id))
  const length = row.body.film?.length
  return {
    done: progress.doneAt !== null,
    share: length ? shareOf(progress.watched, length) : 0,
    furthest: progress.furthest,
    last: progress.last,
    lesson: { done: after.done, total: after.total, status: after.status },
  }
}
