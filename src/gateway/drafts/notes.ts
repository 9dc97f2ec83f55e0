import { and, asc, count, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { NoteThread } from '@schemas/entities/note'
import { hasRole, type Role, roles } from '@schemas/layout/role'
import { note } from '../db/note-tables'
import type { Db } from '../db/open'
import { person } from '../db/tables'
import type { Author } from './author'

const settler = alias(person, 'settler')
const nameOf = (row: { firstname: string | null; lastname: string | null } | null) => [row?.firstname, row?.lastname].filter(Boolean).join(' ').trim() || undefined

/** What a role may read: what was written while only admins could open the document stays theirs. */
export const notesFor = (role: Role): SQL => inArray(note.access, roles.filter((each) => hasRole(role, each)))

/** The notes of a document that this person may read with their answers, oldest first. */
export async function readNotes(db: Db, document: string, { person: me, role }: Pick<Author, 'person' | 'role'>): Promise<NoteThread[]> {
  const rows = await db
    .select({ note, by: { firstname: person.firstname, lastname: person.lastname }, settledBy: { firstname: settler.firstname, lastname: settler.lastname } })
    .from(note)
    .leftJoin(person, and(eq(person.siteId, note.siteId), eq(person.id, note.madeBy)))
    .leftJoin(settler, and(eq(settler.siteId, note.siteId), eq(settler.id, note.settledBy)))
    .where(and(eq(note.document, document), notesFor(role)))
    .orderBy(asc(note.madeAt), asc(note.id))
  const said = ({ note: { id, body, madeBy, madeAt }, by }: (typeof rows)[number]) => ({ id, body, ...(nameOf(by) ? { by: nameOf(by) } : {}), isOwn: madeBy === me, at: madeAt.toISOString() })
  const threads = new Map<string, NoteThread>()
  for (const row of rows) {
    const { id, thread, node, settledAt } = row.note
    if (id !== thread) threads.get(thread)?.answers.push(said(row))
    else threads.set(id, { ...said(row), ...(node ? { node } : {}), ...(settledAt ? { settledAt: settledAt.toISOString(), ...(nameOf(row.settledBy) ? { settledBy: nameOf(row.settledBy) } : {}) } : {}), answers: [] })
  }
  return [...threads.values()]
}

/** How many notes of each document are open, of those that a role may read; of documents with none nothing. */
export async function countOpenNotes(db: Db, role: Role): Promise<Map<string, number>> {
  const rows = await db.select({ document: note.document, open: count() }).from(note).where(and(eq(note.id, note.thread), isNull(note.settledAt), notesFor(role))).groupBy(note.document)
  return new Map(rows.map(({ document, open }) => [document, open]))
}

/** What is made at an address, or comes to it, is another page than the one that lay there in the trash or was deleted: of it nobody has noted anything. */
export async function dropNotes(db: Db, document: string): Promise<void> {
  await db.delete(note).where(eq(note.document, document))
}
