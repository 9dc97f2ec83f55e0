import { and, eq, isNull, like, sql } from 'drizzle-orm'
import type { Db } from '../db/open'
import { item } from '../db/tables'
import { cutText } from './cut-text'

/** What siblings differ in: systems that files come from compose letters differently, or see no case. */
export const siblingKey = (name: string): string => name.normalize('NFC').toLowerCase()

const longest = 255

/** A name as people wrote it, without what no file system takes and without directions to other folders. At most 255 characters, the ending kept. */
export function cleanName(name: string): string {
  const plain = name.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').replace(/[\\/]/g, '-').trim()
  const clean = /^\.*$/.test(plain) ? 'file' : plain
  const [stem, ending] = parts(clean)
  return cutText(stem, longest - ending.length) + ending
}

/**
 * A name that no sibling has: the given one, or with "(1)", "(2)" before its ending. Within a transaction that then writes
 * it: siblings of one folder take turns until that ends.
 */
export async function freeName(db: Db, site: string, parent: string | null, name: string): Promise<string> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`item:${site}:${parent ?? ''}`}))`)
  const [stem, ending] = parts(name)
  const taken = await db
    .select({ key: item.siblingKey })
    .from(item)
    .where(and(parent === null ? isNull(item.parentId) : eq(item.parentId, parent), isNull(item.trashedAt), like(item.siblingKey, `${siblingKey(stem).replace(/[\\%_]/g, (char) => `\\${char}`)}%`)))
  const keys = new Set(taken.map((row) => row.key))
  for (let count = 0; ; count++) {
    const tried = count === 0 ? name : `${cutText(stem, longest - ending.length - 8)} (${count})${ending}`
    if (!keys.has(siblingKey(tried))) return tried
  }
}

function parts(name: string): [stem: string, ending: string] {
  const at = name.lastIndexOf('.')
  return at > 0 && name.length - at <= 16 ? [name.slice(0, at), name.slice(at)] : [name, '']
}
