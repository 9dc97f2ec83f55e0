import { and, asc, eq } from 'drizzle-orm'
import type { OutlineItem, OutlineSection } from '@schemas/learning/entities/item'
import { pickText } from '@schemas/layout/pick-text'
import { shareOf } from '@schemas/learning/rules/watched-ranges'
import { dayIn } from '@schemas/zoned-parts'
import { type ItemRow, lessonItem, lessonSection, type SectionRow } from '../../tables'
import type { Reached } from '../find-lesson'
import type { Reader } from '../reader'
import { type Progress, readProgress } from './progress'

export type Outline = {
  sections: OutlineSection[]
  /** All items in their order, hidden ones only for managers. */
  items: { row: ItemRow; shown: OutlineItem; progress: Progress | undefined }[]
}

/** Sections and items of a lesson with what the reader has done and may open. Bodies stay behind. */
export async function readOutline(reader: Reader, reached: Reached): Promise<Outline> {
  const { db, locale, isManager } = reader
  const { lesson, enrolment } = reached
  const sections = await db
    .select()
    .from(lessonSection)
    .where(eq(lessonSection.lessonId, lesson.id))
    .orderBy(asc(lessonSection.rank), asc(lessonSection.id))
  const rows = await db
    .select()
    .from(lessonItem)
    .where(and(eq(lessonItem.lessonId, lesson.id), isManager ? undefined : eq(lessonItem.hidden, false)))
    .orderBy(asc(lessonItem.rank), asc(lessonItem.id))
  const progress = enrolment ? await readProgress(db, enrolment) : new Map<string, Progress>()
  let isPreviousDone = true
  const items: Outline['items'] = []
  const shownSections = sections.map((section) => {
    const opensOn = openingDay(section, reader, reached)
    const shown = rows
      .filter(({ sectionId }) => sectionId === section.id)
      .map((row) => {
        const own = progress.get(row.id)
        const isDone = own?.doneAt != null
        const waits = waitsFor(row, { reader, reached, opensOn, isDone, isPreviousDone })
        if (row.required && !row.hidden && !isDone) isPreviousDone = false
        const length = row.body.film?.length
        const item: OutlineItem = {
          id: row.id,
          slug: row.slug,
          kind: row.kind,
          title: pickText(row.title, locale),
          minutes: row.minutes,
          preview: row.preview,
          required: row.required,
          hidden: row.hidden,
          done: isDone,
          open: waits === undefined,
          ...(waits ? { waits } : {}),
          ...(waits === 'day' && opensOn ? { opensOn } : {}),
          ...(own && length ? { share: shareOf(own.watched, length) } : {}),
        }
        items.push({ row, shown: item, progress: own })
        return item
      })
    return { id: section.id, title: pickText(section.title, locale), items: shown }
  })
  return { sections: shownSections.filter(({ items: own }) => isManager || own.length > 0), items }
}

/** The day on which a section opens, where that is still to come. */
function openingDay(section: SectionRow, { today, timeZone, now }: Reader, { enrolment }: Reached): string | undefined {
  const day =
    section.opens === 'on_date'
      ? section.opensOn
      : section.opens === 'after_days'
        ? dayIn((enrolment?.beganAt ?? now).getTime() + (section.opensDays ?? 0) * 86_400_000, timeZone)
        : null
  return day !== null && day > today ? day : undefined
}

type Circumstances = {
  reader: Reader
  reached: Reached
  opensOn: string | undefined
  isDone: boolean
  isPreviousDone: boolean
}

function waitsFor(row: ItemRow, at: Circumstances): OutlineItem['waits'] {
  if (at.reader.isManager) return undefined
  if (!at.reached.hasRight) return row.preview && at.reached.lesson.status === 'published' ? undefined : 'right'
  if (at.isDone) return undefined
  if (at.opensOn) return 'day'
  return at.reached.lesson.sequential && !at.isPreviousDone ? 'order' : undefined
}

/** Where "Continue" leads: what was open last and is not done, else the first open part that is not. */
export function nextOf({ items }: Outline, lastItem: string | null): OutlineItem | undefined {
  const waiting = items.filter(({ shown }) => shown.open && !shown.done && !shown.hidden)
  const last = waiting.find(({ row }) => row.id === lastItem)
  return (last ?? waiting.find(({ shown }) => shown.required) ?? waiting[0] ?? items[0])?.shown
}
