import { and, asc, desc, eq, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Correspondent, MessageEntry, ThreadEntry } from '@schemas/messages/entities/message'
import { hasRole, type Role } from '@schemas/layout/role'
import { type Locale } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/pick-text'
import { type Cursor, encodeCursor } from '@gateway/db/cursor'
import { message, thread, threadMember } from '@gateway/db/message-tables'
import type { Db } from '@gateway/db/open'
import { person } from '@gateway/db/tables'
import { likePattern } from '@gateway/text/text-search'

const fileSent = { en: 'A file', th: 'ไฟล์แนบ' }

/** Characters of a message shown in a list. */
const snippetLength = 140

type Row = typeof message.$inferSelect
type Reader = { id: string; role: Role; locale: Locale }

export const describeMessage = (row: Row, reader: Pick<Reader, 'id' | 'locale'>): MessageEntry => ({
  id: row.id,
  no: row.no,
  body: bodyOf(row, reader.locale),
  at: row.createdAt.toISOString(),
  isOwn: row.authorId === reader.id,
  ...(row.link ? { link: row.link } : {}),
})

const bodyOf = (row: Pick<Row, 'body' | 'words'>, locale: Locale) =>
  row.words ? pickText(row.words, locale) : row.body

/** Who may write to whom: members to staff, staff to everyone active. */
export const mayWrite = (from: Role, to: { role: Role; status: string }) =>
  to.status === 'active' && (hasRole(from, 'manager') || hasRole(to.role, 'manager'))

const own = (reader: string) =>
  and(eq(threadMember.siteId, thread.siteId), eq(threadMember.threadId, thread.id), eq(threadMember.personId, reader))
/** Others' messages after the read position. */
const unread = (reader: string) =>
  sql<number>`(SELECT count(*) FROM ${message} AS m WHERE m.site_id = ${thread.siteId} AND m.thread_id = ${thread.id} AND m.no > ${threadMember.readNo} AND m.author_id IS DISTINCT FROM ${reader})`.mapWith(
    Number,
  )

export async function findThreads(
  tx: Db,
  reader: Reader,
  { from, limit }: { from?: Cursor | undefined; limit: number },
): Promise<{ threads: ThreadEntry[]; next?: string }> {
  const rows = await tx
    .select({
      id: thread.id,
      kind: thread.kind,
      of: thread.of,
      lastAt: thread.lastAt,
      unread: unread(reader.id),
      last: message,
    })
    .from(thread)
    .innerJoin(threadMember, own(reader.id))
    .innerJoin(
      message,
      and(eq(message.siteId, thread.siteId), eq(message.threadId, thread.id), eq(message.no, thread.lastNo)),
    )
    .where(
      from &&
        sql`(date_trunc('milliseconds', ${thread.lastAt}), ${thread.id}) < (${from.at.toISOString()}::timestamptz, ${from.id})`,
    )
    .orderBy(desc(sql`date_trunc('milliseconds', ${thread.lastAt})`), desc(thread.id))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const people = await describePeople(
    tx,
    shown.flatMap((row) => otherOf(row, reader.id) ?? []),
  )
  return {
    threads: shown.map((row) => {
      const other = otherOf(row, reader.id)
      // Only files can be sent without a text.
      const body = bodyOf(row.last, reader.locale) || fileSent[reader.locale]
      return {
        id: row.id,
        kind: row.kind,
        ...(other ? { person: people.get(other)?.described ?? nobody(other) } : {}),
        last: {
          body: body.length > snippetLength ? `${body.slice(0, snippetLength).toWellFormed()}…` : body,
          at: row.last.createdAt.toISOString(),
          isOwn: row.last.authorId === reader.id,
        },
        unread: row.unread,
      }
    }),
    ...(last ? { next: encodeCursor({ at: last.lastAt, id: last.id }) } : {}),
  }
}

/** A thread of the reader's, with its newest messages or those before `before`; undefined for any other. */
export async function findThread(
  tx: Db,
  reader: Reader,
  { id, before, limit }: { id: string; before?: number | undefined; limit: number },
) {
  const [row] = await tx
    .select({ id: thread.id, kind: thread.kind, of: thread.of, readNo: threadMember.readNo })
    .from(thread)
    .innerJoin(threadMember, own(reader.id))
    .where(eq(thread.id, id))
  if (!row) return undefined
  const rows = await tx
    .select()
    .from(message)
    .where(and(eq(message.threadId, id), before === undefined ? undefined : lt(message.no, before)))
    .orderBy(desc(message.no))
    .limit(limit + 1)
  const other = otherOf(row, reader.id)
  const found = other === undefined ? undefined : (await describePeople(tx, [other])).get(other)
  return {
    id: row.id,
    kind: row.kind,
    ...(other ? { person: found?.described ?? nobody(other) } : {}),
    isOpen: found !== undefined && mayWrite(reader.role, found),
    messages: rows
      .slice(0, limit)
      .toReversed()
      .map((each) => describeMessage(each, reader)),
    readNo: row.readNo,
    hasOlder: rows.length > limit,
  }
}

/** Moves the read position forward, never back; undefined when the thread is not theirs. */
export async function markRead(
  tx: Db,
  reader: string,
  id: string,
  no: number,
): Promise<{ readNo: number; isNew: boolean } | undefined> {
  const mine = and(eq(threadMember.threadId, id), eq(threadMember.personId, reader))
  const [changed] = await tx
    .update(threadMember)
    // The read position cannot pass the last message.
    .set({
      readNo: sql`least(${no}, (SELECT t.last_no FROM ${thread} AS t WHERE t.site_id = ${threadMember.siteId} AND t.id = ${id}))`,
    })
    .where(and(mine, lt(threadMember.readNo, no)))
    .returning({ readNo: threadMember.readNo })
  if (changed) return { readNo: changed.readNo, isNew: true }
  const [known] = await tx.select({ readNo: threadMember.readNo }).from(threadMember).where(mine)
  return known && { readNo: known.readNo, isNew: false }
}

/** A person's unread count, and a number that rises with every change in their threads. */
export async function countUnread(tx: Db, reader: string): Promise<{ revision: number; unread: number }> {
  const [row] = await tx
    .select({
      revision: sql<number>`coalesce(sum(${thread.lastNo} + ${threadMember.readNo}), 0)`.mapWith(Number),
      unread: sql<number>`coalesce(sum(${unread(reader)}), 0)`.mapWith(Number),
    })
    .from(thread)
    .innerJoin(threadMember, own(reader))
  return row ?? { revision: 0, unread: 0 }
}

/** People the reader may write to, by name. */
export async function findPeople(tx: Db, reader: Reader, { q, limit }: { q?: string | undefined; limit: number }) {
  const pattern = q ? likePattern(q.normalize('NFC').toLowerCase()) : undefined
  const name = sql`lower(${person.firstname} || ' ' || ${person.lastname})`
  const isStaff = hasRole(reader.role, 'manager')
  // Members find staff by name only: addresses are not searchable for them.
  const fits: SQL | undefined =
    pattern === undefined
      ? undefined
      : isStaff
        ? or(sql`${name} LIKE ${pattern}`, sql`${person.email} LIKE ${pattern}`)
        : sql`${name} LIKE ${pattern}`
  const rows = await tx
    .select({
      id: person.id,
      firstname: person.firstname,
      lastname: person.lastname,
      role: person.role,
      avatar: person.avatar,
    })
    .from(person)
    .where(
      and(
        eq(person.status, 'active'),
        ne(person.id, reader.id),
        isStaff ? undefined : inArray(person.role, ['manager', 'admin']),
        fits,
      ),
    )
    .orderBy(name, asc(person.id))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const pairs = new Map(shown.map((row) => [[row.id, reader.id].sort((a, b) => (a < b ? -1 : 1)).join(' '), row.id]))
  const known =
    pairs.size > 0
      ? await tx
          .select({ id: thread.id, of: thread.of })
          .from(thread)
          .where(and(eq(thread.kind, 'direct'), inArray(thread.of, [...pairs.keys()])))
      : []
  const threads = new Map(known.map((each) => [pairs.get(each.of), each.id]))
  return {
    people: shown.map(({ avatar, ...row }) => ({
      ...row,
      ...(avatar ? { avatar } : {}),
      ...(threads.has(row.id) ? { thread: threads.get(row.id) } : {}),
    })),
    isMore: rows.length > limit,
  }
}

const otherOf = ({ kind, of }: { kind: 'direct' | 'notices'; of: string }, reader: string): string | undefined =>
  kind === 'direct' ? of.split(' ').find((id) => id !== reader) : undefined

const nobody = (id: string): Correspondent => ({ id, firstname: '', lastname: '', role: 'user' })

async function describePeople(
  tx: Db,
  ids: readonly string[],
): Promise<Map<string, { described: Correspondent; role: Role; status: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({
      id: person.id,
      firstname: person.firstname,
      lastname: person.lastname,
      role: person.role,
      avatar: person.avatar,
      status: person.status,
    })
    .from(person)
    .where(inArray(person.id, [...ids]))
  return new Map(
    rows.map(({ status, avatar, ...row }) => [
      row.id,
      { described: { ...row, ...(avatar ? { avatar } : {}) }, role: row.role, status },
    ]),
  )
}
