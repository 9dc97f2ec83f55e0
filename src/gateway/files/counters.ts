import { inArray } from 'drizzle-orm'
import type { Drive } from '@schemas/files/entities/file-item'
import type { Db } from '../db/open'
import { itemCounters } from '../db/counter-tables'

type Counts = { things: number; bytes: number }
const nothing: Counts = { things: 0, bytes: 0 }

/** The database's counters by name; missing ones are zero. */
async function readCounters(db: Db, names: readonly string[]): Promise<(name: string) => Counts> {
  const rows =
    names.length > 0
      ? await db
          .select()
          .from(itemCounters)
          .where(inArray(itemCounters.name, [...names]))
      : []
  const byName = new Map(rows.map((row) => [row.name, row]))
  return (name) => byName.get(name) ?? nothing
}

const inPlace = (place: string, kind: 'file' | 'folder') => `in:${place}:${kind}`

/** Number of folders and files in a location. */
export async function countIn(db: Db, place: string): Promise<{ folders: number; files: number }> {
  const [folders, files] = [inPlace(place, 'folder'), inPlace(place, 'file')]
  const of = await readCounters(db, [folders, files])
  return { folders: of(folders).things, files: of(files).things }
}

/** Number of items in each of these folders. */
export async function countInEach(db: Db, folders: readonly string[]): Promise<Map<string, number>> {
  const namesOf = (id: string) => [inPlace(id, 'folder'), inPlace(id, 'file')]
  const of = await readCounters(db, folders.flatMap(namesOf))
  return new Map(folders.map((id) => [id, namesOf(id).reduce((sum, name) => sum + of(name).things, 0)]))
}

/** Bytes of all files attached to rows. */
export const measureAttached = async (db: Db): Promise<number> =>
  (await readCounters(db, ['of:attachment']))('of:attachment').bytes

type Root = { drive: Drive; ownerId: string | null }

/** Files of roots: outside the trash, and in it. */
export async function measureRoots(db: Db, roots: readonly Root[]): Promise<{ active: Counts; trashed: Counts }> {
  const nameOf =
    (what: 'of' | 'trash') =>
    ({ drive, ownerId }: Root) =>
      `${what}:${drive}${drive === 'mine' ? `:${ownerId ?? ''}` : ''}`
  const of = await readCounters(
    db,
    roots.flatMap((root) => [nameOf('of')(root), nameOf('trash')(root)]),
  )
  const sum = (what: 'of' | 'trash') =>
    roots
      .map(nameOf(what))
      .map(of)
      .reduce((all, each) => ({ things: all.things + each.things, bytes: all.bytes + each.bytes }), nothing)
  return { active: sum('of'), trashed: sum('trash') }
}
