import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { FontFace, OwnFamily } from '@schemas/layout/font'
import { itemAsset } from '@schemas/layout/item-asset'
import type { Db } from '../db/open'
import { item } from '../db/item-tables'

export type FontRow = typeof item.$inferSelect & { font: FontFace }

const isFont = and(eq(item.kind, 'file'), isNotNull(item.font))

/** Every file of the site's own families, trashed ones included, oldest first. */
export async function readFonts(db: Db): Promise<FontRow[]> {
  return (await db.select().from(item).where(isFont).orderBy(asc(item.createdAt), asc(item.id))) as FontRow[]
}

/**
 * Locks the site's own families until the transaction ends: otherwise two people could each remove one of the last two
 * files.
 */
export async function lockFonts(db: Db): Promise<void> {
  await db.select({ id: item.id }).from(item).where(isFont).orderBy(asc(item.id)).for('update')
}

export async function findFont(db: Db, id: string): Promise<FontRow | undefined> {
  const [row] = await db
    .select()
    .from(item)
    .where(and(eq(item.id, id), isFont))
  return row as FontRow | undefined
}

/** The families that the files make, by name. */
export function ownFamilies(rows: readonly Pick<FontRow, 'id' | 'font' | 'trashedAt'>[]): OwnFamily[] {
  const found = new Map<string, OwnFamily>()
  for (const { id, font, trashedAt } of rows) {
    if (trashedAt) continue
    const { family, weight, style, ranges, fallback } = font
    const known = found.get(family) ?? { family, faces: [] }
    known.faces.push({ asset: itemAsset(id), weight, style, ranges, fallback })
    found.set(family, known)
  }
  return [...found.values()].sort((a, b) => a.family.localeCompare(b.family))
}
