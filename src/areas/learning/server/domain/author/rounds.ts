import { randomUUID } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import { recordAudit } from '@gateway/audit/audit'
import type { ParsedInputOf } from '@schemas/call'
import type { call as roundsCall } from '@schemas/learning/calls/lesson/rounds'
import { lessonRound, type RoundRow } from '../../tables'
import { lockLesson } from '../access/enrolments'
import { lessonError } from '../messages'
import type { Learner } from '../reader'

type Input = ParsedInputOf<typeof roundsCall>

/** Writes one round. Its capacity stays at or above what is taken. Throws CallError. */
export async function saveRound(author: Learner, { lesson: of, id, ...wanted }: Input): Promise<RoundRow[]> {
  const { db, site, person, locale } = author
  const lesson = await lockLesson(db, of)
  if (!lesson) throw lessonError('unknownLesson', locale)
  const moments = {
    enrolFrom: wanted.enrolFrom === null ? null : new Date(wanted.enrolFrom),
    enrolUntil: wanted.enrolUntil === null ? null : new Date(wanted.enrolUntil),
  }
  if (id === undefined)
    await db.insert(lessonRound).values({ siteId: site, id: randomUUID(), lessonId: of, ...wanted, ...moments })
  else {
    const [before] = await db
      .select()
      .from(lessonRound)
      .where(and(eq(lessonRound.id, id), eq(lessonRound.lessonId, of)))
      .for('update')
    if (!before) throw lessonError('unknownRound', locale)
    if (wanted.capacity !== null && wanted.capacity < before.taken)
      throw lessonError('smallCapacity', locale, { field: 'capacity', values: { taken: String(before.taken) } })
    await db
      .update(lessonRound)
      .set({ ...wanted, ...moments, version: sql`${lessonRound.version} + 1` })
      .where(eq(lessonRound.id, id))
  }
  await recordAudit(db, {
    site,
    person,
    action: 'lesson-round',
    subject: `lesson:${lesson.slug}`,
    after: { startsOn: wanted.startsOn, endsOn: wanted.endsOn, capacity: wanted.capacity, round: wanted.status },
  })
  return listRounds(author, of)
}

export const listRounds = ({ db }: Pick<Learner, 'db'>, of: string): Promise<RoundRow[]> =>
  db
    .select()
    .from(lessonRound)
    .where(eq(lessonRound.lessonId, of))
    .orderBy(asc(lessonRound.startsOn), asc(lessonRound.id))
