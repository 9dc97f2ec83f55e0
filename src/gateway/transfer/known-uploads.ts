import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { ExportedUpload } from '@schemas/editor/entities/export-file'
import type { ThemeFile } from '@schemas/editor/entities/theme'
import { itemAsset, itemOf } from '@schemas/layout/item-asset'
import type { Db } from '../db/open'
import { type ImportedFile, importFile } from '../db/import-tables'
import { item } from '../db/item-tables'
import { itemsIn } from '../media/item-assets'
import { fontsOf, namedFamilies } from './theme-fonts'

const batch = 500

/**
 * Uploads by the file's name for them, mapped to the site's identical ones: nothing is stored twice. Trashed ones do
 * not count; fonts are compared separately.
 */
export async function uploadsHere(db: Db, uploads: readonly ExportedUpload[]): Promise<Map<string, string>> {
  const sums = [...new Set(uploads.flatMap(({ sha256, original }) => [sha256, ...(original ? [original] : [])]))]
  const known = new Map<string, string[]>()
  for (let at = 0; at < sums.length; at += batch) {
    const rows = await db
      .select({ id: item.id, checksum: item.checksum })
      .from(item)
      .where(
        and(
          inArray(item.checksum, sums.slice(at, at + batch)),
          eq(item.kind, 'file'),
          eq(item.mode, 'public'),
          isNull(item.font),
          isNull(item.trashedAt),
        ),
      )
      .orderBy(asc(item.createdAt), asc(item.id))
    for (const { id, checksum } of rows) known.set(checksum ?? '', [...(known.get(checksum ?? '') ?? []), id])
  }
  return new Map(
    uploads.flatMap(({ name, sha256, original, font }): [string, string][] => {
      if (font) return []
      const ids = [...(known.get(sha256) ?? []), ...(original ? (known.get(original) ?? []) : [])]
      const own = itemOf(name)
      const id = own !== undefined && ids.includes(own) ? own : ids[0]
      return id === undefined ? [] : [[name, itemAsset(id)]]
    }),
  )
}

/** Already imported uploads, by their name in the archive. */
export async function importedUploads(db: Db, upload: string): Promise<Map<string, ImportedFile>> {
  const rows = await db
    .select({ file: importFile.file, prepared: importFile.prepared })
    .from(importFile)
    .where(eq(importFile.uploadId, upload))
  return new Map(rows.map((row) => [row.file, row.prepared]))
}

/** Which of these uploads the site has, by name. */
export async function ownUploads(db: Db, names: readonly string[]): Promise<Set<string>> {
  const ids = names.flatMap((name) => itemOf(name) ?? [])
  const found = new Set<string>()
  for (let at = 0; at < ids.length; at += batch)
    for (const { id } of await db
      .select({ id: item.id })
      .from(item)
      .where(inArray(item.id, ids.slice(at, at + batch))))
      found.add(itemAsset(id))
  return found
}

/** Archive paths of the uploads that JSON names. */
export function uploadsOf(json: unknown, uploads: readonly ExportedUpload[]): string[] {
  const named = itemsIn(json)
  return uploads.flatMap(({ name, file }) => (named.has(itemOf(name) ?? '') ? [file] : []))
}

/** The same for a theme: its pictures, and the files of its font families. */
export function themeUploads(theme: ThemeFile, uploads: readonly ExportedUpload[]): string[] {
  const families = namedFamilies(theme)
  return [
    ...uploadsOf(theme, uploads),
    ...fontsOf(uploads).flatMap(({ file, font }) => (families.includes(font.family) ? [file] : [])),
  ]
}
