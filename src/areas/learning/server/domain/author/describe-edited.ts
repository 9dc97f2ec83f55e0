import { asc, eq } from 'drizzle-orm'
import type { EditedLesson, EditedRound } from '@schemas/learning/entities/edited'
import { lesson, lessonItem, lessonSection, type RoundRow } from '../../tables'
import { lessonError } from '../messages'
import type { Reader } from '../reader'
import { listRounds } from './rounds'

/** A lesson as its managers write it. Throws CallError. */
export async function describeEdited(reader: Reader, by: { slug: string } | { id: string }): Promise<EditedLesson> {
  const { db, locale } = reader
  const [row] = await db
    .select()
    .from(lesson)
    .where('id' in by ? eq(lesson.id, by.id) : eq(lesson.slug, by.slug))
  if (!row) throw lessonError('unknownLesson', locale)
  const sections = await db
    .select()
    .from(lessonSection)
    .where(eq(lessonSection.lessonId, row.id))
    .orderBy(asc(lessonSection.rank), asc(lessonSection.id))
  const items = await db
    .select()
    .from(lessonItem)
    .where(eq(lessonItem.lessonId, row.id))
    .orderBy(asc(lessonItem.rank), asc(lessonItem.id))
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    fields: {
      slug: row.slug,
      title: row.title,
      summary: row.summary,
      outcomes: row.outcomes,
      description: row.description,
      cover: row.cover,
      category: row.category,
      categoryTitle: row.categoryTitle,
      tags: row.tags,
      level: row.level,
      language: row.language,
      minutes: row.minutes,
      instructors: row.instructors,
      accessDays: row.accessDays,
      sequential: row.sequential,
      noSkip: row.noSkip,
      prerequisites: row.prerequisites,
      presence: row.presence,
      price: row.variantId === null ? 0 : row.price,
    },
    sections: sections.map(({ id, title, opens, opensDays, opensOn }) => ({
      id,
      title,
      opens,
      opensDays,
      opensOn,
      items: items
        .filter(({ sectionId }) => sectionId === id)
        .map(({ id: itemId, slug, kind, title: name, minutes, preview, required, hidden, body, leastShare }) => ({
          id: itemId,
          slug,
          kind,
          title: name,
          minutes,
          preview,
          required,
          hidden,
          body,
          leastShare,
        })),
    })),
    rounds: (await listRounds(reader, row.id)).map(describeEditedRound),
  }
}

export const describeEditedRound = (round: RoundRow): EditedRound => ({
  id: round.id,
  name: round.name,
  startsOn: round.startsOn,
  endsOn: round.endsOn,
  enrolFrom: round.enrolFrom?.toISOString() ?? null,
  enrolUntil: round.enrolUntil?.toISOString() ?? null,
  capacity: round.capacity,
  taken: round.taken,
  place: round.place,
  status: round.status,
})
