import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { hashToken } from '@gateway/auth/one-time-token'
import type { Database } from '@gateway/db/open'
import { item as fileItem } from '@gateway/db/item-tables'
import {
  lessonEnrolment,
  lessonItem,
  lessonProgress,
  lessonRight,
  lessonSeat,
  lessonTicket,
} from '@areas/learning/server/tables'
import { demoPerson, type Ids, newIds } from '../isolation/make-rows'
import { makeLesson, makeRound, type MadeLesson } from './make-lesson'

export const sites = [
  ['alpha', 'own'],
  ['beta', 'foreign'],
] as const

/** The demo accounts have the lesson in this round; returns the right of the first. */
async function enrolAll(database: Database, siteId: string, lesson: MadeLesson, round: string): Promise<string> {
  const { db } = database
  const rights: string[] = []
  for (const role of ['user', 'manager', 'admin']) {
    const [id, right] = [randomUUID(), randomUUID()]
    rights.push(right)
    const now = new Date()
    await db.insert(lessonEnrolment).values({
      siteId,
      id,
      lessonId: lesson.id,
      personId: await demoPerson(database, siteId, role),
      roundId: round,
      status: 'active',
      total: 3,
      beganAt: now,
    })
    await db
      .insert(lessonRight)
      .values({ siteId, id: right, enrolmentId: id, source: 'grant', roundId: round, startsAt: now })
    await db.insert(lessonSeat).values({ siteId, roundId: round, enrolmentId: id })
    await db.insert(lessonProgress).values({ siteId, enrolmentId: id, cycle: 1, itemId: lesson.items[1] ?? '' })
  }
  return rights[0] ?? ''
}

type Kind = 'id' | 'slug' | 'item' | 'itemSlug' | 'section' | 'round' | 'right'

/** A lesson of one film, a preview, at each site, which the demo accounts have or have not. */
async function makeBoth(database: Database, isTaken: boolean): Promise<Record<Kind, Ids>> {
  const made = Object.fromEntries(
    (['id', 'slug', 'item', 'itemSlug', 'section', 'round', 'right'] as const).map((kind) => [kind, newIds()]),
  ) as Record<Kind, Ids>
  for (const [site, side] of sites) {
    const itemSlug = `part-${randomUUID()}`
    const lesson = await makeLesson(database.db, site, {
      items: [{ kind: 'video', preview: true, slug: itemSlug }, {}, {}],
    })
    const round = await makeRound(database.db, site, lesson.id)
    made.id[side] = lesson.id
    made.slug[side] = lesson.slug
    made.item[side] = lesson.items[0] ?? ''
    made.itemSlug[side] = itemSlug
    made.section[side] = lesson.section
    made.round[side] = round
    made.right[side] = isTaken ? await enrolAll(database, site, lesson, round) : ''
  }
  return made
}

const all = new WeakMap<Database, ReturnType<typeof makeBoth>>()
/** Rows that go together. */
export const shared = (database: Database) => {
  const known = all.get(database) ?? makeBoth(database, true)
  all.set(database, known)
  return known
}

const others = new WeakMap<Database, ReturnType<typeof makeBoth>>()
/** Those of a lesson that nobody has, and whose outline is changed. */
export const changed = (database: Database) => {
  const known = others.get(database) ?? makeBoth(database, false)
  others.set(database, known)
  return known
}

export const fresh = (database: Database) => makeBoth(database, true)

/** Addresses of a preview's file, for guests. */
export async function makeTickets(database: Database): Promise<Ids> {
  const made = await shared(database)
  const token = () => randomBytes(32).toString('base64url')
  const ids: Ids = { own: token(), foreign: token(), unknown: token() }
  for (const [siteId, side] of sites) {
    const file = randomUUID()
    await database.db.insert(fileItem).values({
      siteId,
      id: file,
      drive: 'media',
      mode: 'private',
      kind: 'file',
      fileKind: 'video',
      name: `${file}.webm`,
      siblingKey: file,
      sortKey: file,
      searchText: file,
      mime: 'video/webm',
      size: 1,
      checksum: file,
      storageKey: `${siteId}/${file}`,
    })
    // A ticket is valid while its item names the file.
    const film = { sources: [{ file, type: 'video/webm' }], tracks: [], length: 600 }
    await database.db
      .update(lessonItem)
      .set({ body: { film } })
      .where(and(eq(lessonItem.siteId, siteId), eq(lessonItem.id, made.item[side])))
    await database.db.insert(lessonTicket).values({
      siteId,
      tokenHash: hashToken(ids[side]),
      itemId: made.item[side],
      fileId: file,
      expiresAt: new Date(Date.now() + 3_600_000),
    })
  }
  return ids
}
