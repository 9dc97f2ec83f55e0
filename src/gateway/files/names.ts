import { and, eq, isNull, like, or, type SQL } from 'drizzle-orm'
import { foldName } from '@schemas/fold-name'
import { nameParts } from '@schemas/name-parts'
import type { Db } from '../db/open'
import { item } from '../db/item-tables'
import { cutText } from '../text/cut-text'
import { likePattern, queryTerms } from '../text/text-search'
import { sortKey } from './sort-key'

const longest = 255

/** Folded name that must be unique among siblings: some systems compose characters differently or ignore case. */
export const siblingKey = (name: string): string => foldName(name)

/** Name fields of a row. `alt`: a picture's description, which is searched too. */
export function nameFields(name: string, alt: { th?: string; en?: string } = {}) {
  return {
    name,
    siblingKey: siblingKey(name),
    sortKey: sortKey(name),
    searchText: foldName([name, alt.th, alt.en].filter(Boolean).join(' ')),
  }
}

/**
 * A condition per search term, on names and picture descriptions. Rows from before names were folded are matched
 * unfolded.
 */
export const matchesSearch = (q: string | undefined): (SQL | undefined)[] =>
  queryTerms(q ?? '').map((term) =>
    or(
      like(item.searchText, likePattern(foldName(term))),
      foldName(term) === term ? undefined : like(item.searchText, likePattern(term)),
    ),
  )

type Sibling = typeof item.$inferSelect

/** The sibling with this name. `place` is the database key. */
export async function findSibling(db: Db, place: string, name: string): Promise<Sibling | undefined> {
  const [found] = await db
    .select()
    .from(item)
    .where(and(eq(item.place, place), eq(item.siblingKey, siblingKey(name)), isNull(item.trashedAt)))
  return found
}

/**
 * The name, or with "(1)", "(2)" before its extension when a sibling has it. Call it in the locked transaction that
 * writes it.
 */
export async function freeNameIn(db: Db, place: string, name: string): Promise<string> {
  return (await findSibling(db, place, name)) ? numbered(db, place, name, () => false) : name
}

/**
 * The folder with this name, or else a folder name that no file has, numbered like a file's; a folder of that name may
 * exist too.
 */
export async function folderNameIn(
  db: Db,
  place: string,
  name: string,
): Promise<{ name: string; row: Sibling | undefined }> {
  const row = await findSibling(db, place, name)
  if (!row || row.kind === 'folder') return { name, row }
  const other = await numbered(db, place, name, (kind) => kind === 'folder')
  return { name: other, row: await findSibling(db, place, other) }
}

/** The first free numbered name, or one that is free in practice. */
async function numbered(
  db: Db,
  place: string,
  name: string,
  isGood: (kind: Sibling['kind']) => boolean,
): Promise<string> {
  const { base, ending } = nameParts(name)
  // A copy of a copy continues the numbering.
  const bare = base.replace(/ \(\d{1,5}\)$/, '')
  const taken = await db
    .select({ key: item.siblingKey, kind: item.kind })
    .from(item)
    .where(
      and(
        eq(item.place, place),
        isNull(item.trashedAt),
        like(
          item.siblingKey,
          `${siblingKey(cutText(bare, longest - ending.length - 8)).replace(/[\\%_]/g, (char) => `\\${char}`)}%`,
        ),
      ),
    )
  const keys = new Set(taken.filter(({ kind }) => !isGood(kind)).map(({ key }) => key))
  for (let count = 1; ; count++) {
    const tried = `${cutText(bare, longest - ending.length - 8)} (${count})${ending}`
    if (!keys.has(siblingKey(tried))) return tried
  }
}
