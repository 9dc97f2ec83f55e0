import { and, asc, count, desc, eq, inArray, isNull, max, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { NoteThread } from '@schemas/editor/entities/note'
import { hasRole, type Role, roles } from '@schemas/layout/role'
import { spellMentions } from '@schemas/note-mentions'
import { note, noteSeen } from '../db/note-tables'
import type { Db } from '../db/open'
import { draft, person } from '../db/tables'
import type { Author } from './author'
import { personName } from './draft-rows'

const settler = alias(person, 'settler')
const nameOf = (row: { firstname: string | null; lastname: string | null } | null) =>
  [row?.firstname, row?.lastname].filter(Boolean).join(' ').trim() || undefined

/** Notes a role may read: those written while only admins could open the document stay theirs. */
export const notesFor = (role: Role): SQL =>
  inArray(
    note.access,
    roles.filter((each) => hasRole(role, each)),
  )

type Reader = Pick<Author, 'person' | 'role'>

/** The notes of a document that this person may read, with their answers, oldest first. */
export async function readNotes(db: Db, document: string, reader: Reader): Promise<NoteThread[]> {
  return (await readThreads(db, eq(note.document, document), reader)).map(({ document: _same, ...thread }) => thread)
}

/** Whether a note is newer than what they have seen of its thread. */
const isUnseenBy = (me: string) =>
  sql<boolean>`${note.madeAt} > coalesce(${noteSeen.seenAt}, (SELECT own.notes_from FROM person AS own WHERE own.id = ${me}), 'infinity')`

/** The same for any notes, with the document of each. */
async function readThreads(
  db: Db,
  which: SQL,
  { person: me = '', role }: Reader,
): Promise<(NoteThread & { document: string })[]> {
  const rows = await db
    .select({
      note,
      by: { firstname: person.firstname, lastname: person.lastname },
      settledBy: { firstname: settler.firstname, lastname: settler.lastname },
      seenAt: noteSeen.seenAt,
      isUnseen: isUnseenBy(me),
    })
    .from(note)
    .leftJoin(person, and(eq(person.siteId, note.siteId), eq(person.id, note.madeBy)))
    .leftJoin(settler, and(eq(settler.siteId, note.siteId), eq(settler.id, note.settledBy)))
    .leftJoin(
      noteSeen,
      and(eq(noteSeen.siteId, note.siteId), eq(noteSeen.thread, note.thread), eq(noteSeen.personId, me)),
    )
    .where(and(which, notesFor(role)))
    .orderBy(asc(note.madeAt), asc(note.id))
  const names = await namesOf(
    db,
    rows.flatMap((row) => row.note.mentions.map((mention) => mention.person)),
  )
  const describe = ({ note: { id, body, mentions, madeBy, madeAt }, by }: (typeof rows)[number]) => {
    const spelt = spellMentions(body, mentions, (mention) => names.get(mention.person))
    return {
      id,
      body: spelt.body,
      mentions: spelt.mentions.map(({ at, length, person: named }) => ({ at, length, isYou: named === me })),
      ...(nameOf(by) ? { by: nameOf(by) } : {}),
      isOwn: madeBy === me,
      at: madeAt.toISOString(),
    }
  }
  const threads = new Map<string, NoteThread & { document: string }>()
  for (const row of rows) {
    const { id, document, thread, node, settledAt: resolvedAt } = row.note
    const described = describe(row)
    if (id !== thread) threads.get(thread)?.answers.push(described)
    else
      threads.set(id, {
        document,
        ...described,
        ...(node ? { node } : {}),
        ...(resolvedAt
          ? {
              settledAt: resolvedAt.toISOString(),
              ...(nameOf(row.settledBy) ? { settledBy: nameOf(row.settledBy) } : {}),
            }
          : {}),
        isMine: false,
        isNew: false,
        answers: [],
      })
    const of = threads.get(thread)
    if (!of) continue
    of.isMine ||= described.isOwn || described.mentions.some(({ isYou }) => isYou)
    of.isNew ||= !described.isOwn && row.isUnseen
  }
  // Threads that others resolved among themselves are not new to anyone else.
  return [...threads.values()].map((thread) => ({
    ...thread,
    isNew: thread.isNew && (thread.isMine || thread.settledAt === undefined),
  }))
}

/** Current names of mentioned people. Those who left for good have none. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: person.id, name: personName })
    .from(person)
    .where(inArray(person.id, [...new Set(ids)]))
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])))
}

/** Of drafts in the trash, or closed to the role. */
const isClosedTo = (role: Role): SQL =>
  sql`(${draft.trashedAt} IS NOT NULL${hasRole(role, 'admin') ? sql`` : sql` OR ${draft.content} ->> 'access' = 'admin'`})`
/** Of documents outside the trash that a role may open in their edited state. */
const isOpenTo = (role: Role): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM ${draft} WHERE ${draft.siteId} = ${note.siteId} AND ${draft.document} = ${note.document} AND ${isClosedTo(role)})`

/** The site's threads with the latest answers, and how many more there are. */
export async function readSiteNotes(
  db: Db,
  reader: Reader,
  limit: number,
): Promise<{ threads: (NoteThread & { document: string })[]; left: number }> {
  const found = await db
    .select({ thread: note.thread, all: sql<number>`count(*) OVER ()::int` })
    .from(note)
    .where(and(notesFor(reader.role), isOpenTo(reader.role)))
    .groupBy(note.thread)
    .orderBy(desc(max(note.madeAt)), note.thread)
    .limit(limit)
  if (found.length === 0) return { threads: [], left: 0 }
  const order = new Map(found.map(({ thread }, at) => [thread, at]))
  const threads = await readThreads(db, inArray(note.thread, [...order.keys()]), reader)
  return {
    threads: threads.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0)),
    left: (found[0]?.all ?? 0) - found.length,
  }
}

/** Number of the person's threads on other documents with unseen answers. */
export async function countNewElsewhere(db: Db, document: string, { person: me = '', role }: Reader): Promise<number> {
  const found = await db
    .selectDistinct({ thread: note.thread, on: note.document })
    .from(note)
    .leftJoin(
      noteSeen,
      and(eq(noteSeen.siteId, note.siteId), eq(noteSeen.thread, note.thread), eq(noteSeen.personId, me)),
    )
    .where(
      and(
        ne(note.document, document),
        ne(note.madeBy, me),
        isUnseenBy(me),
        notesFor(role),
        sql`EXISTS (SELECT 1 FROM note AS own WHERE own.site_id = ${note.siteId} AND own.thread = ${note.thread} AND (own.made_by = ${me} OR own.mentions @> ${JSON.stringify([{ person: me }])}::jsonb))`,
      ),
    )
  if (found.length === 0) return 0
  // Only for these few: every builder polls this, and checking who may open a draft reads the whole draft.
  const closed = await db
    .select({ document: draft.document })
    .from(draft)
    .where(and(inArray(draft.document, [...new Set(found.map(({ on }) => on))]), isClosedTo(role)))
  const isClosed = new Set(closed.map((each) => each.document))
  return found.filter(({ on }) => !isClosed.has(on)).length
}

/** Records that a person has seen these threads; returns how many. */
export async function seeNotes(
  db: Db,
  { site, ids, person: me, role }: { site: string; ids: readonly string[]; person: string; role: Role },
): Promise<number> {
  const seen = await db
    .select({ thread: note.thread, seenAt: sql<string>`max(${note.madeAt})::text` })
    .from(note)
    .where(and(inArray(note.id, [...ids]), notesFor(role)))
    .groupBy(note.thread)
    .orderBy(note.thread)
  if (seen.length === 0) return 0
  // As text: a JavaScript Date drops microseconds, and seen notes would stay new.
  await db
    .insert(noteSeen)
    .values(
      seen.map(({ thread, seenAt }) => ({ siteId: site, personId: me, thread, seenAt: sql`${seenAt}::timestamptz` })),
    )
    .onConflictDoUpdate({
      target: [noteSeen.siteId, noteSeen.personId, noteSeen.thread],
      set: { seenAt: sql`greatest(note_seen.seen_at, excluded.seen_at)` },
    })
  return seen.length
}

/** Changes whenever a note of the document is added, removed, resolved or reopened. */
export async function stampOfNotes(db: Db, document: string, role: Role): Promise<string> {
  const [found] = await db
    .select({
      all: count(),
      settled: count(note.settledAt),
      last: sql<string | null>`max(greatest(${note.madeAt}, ${note.settledAt}))::text`,
    })
    .from(note)
    .where(and(eq(note.document, document), notesFor(role)))
  return `${found?.all ?? 0} ${found?.settled ?? 0} ${found?.last ?? ''}`
}

/** The same for all notes of the site. */
export async function stampOfAllNotes(db: Db, role: Role): Promise<string> {
  const [found] = await db
    .select({
      all: count(),
      settled: count(note.settledAt),
      last: sql<string | null>`max(greatest(${note.madeAt}, ${note.settledAt}))::text`,
    })
    .from(note)
    .where(notesFor(role))
  return `${found?.all ?? 0} ${found?.settled ?? 0} ${found?.last ?? ''}`
}

/** Open notes per document that a role may read; documents without any are absent. */
export async function countOpenNotes(db: Db, role: Role): Promise<Map<string, number>> {
  const rows = await db
    .select({ document: note.document, open: count() })
    .from(note)
    .where(and(eq(note.id, note.thread), isNull(note.settledAt), notesFor(role)))
    .groupBy(note.document)
  return new Map(rows.map(({ document, open }) => [document, open]))
}

/**
 * A page that is created at or moved to an address is another page than the trashed or deleted one there, and starts
 * without notes.
 */
export async function dropNotes(db: Db, document: string): Promise<void> {
  await db.delete(note).where(eq(note.document, document))
}
