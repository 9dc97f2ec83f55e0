import { inArray } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { type DocumentPlace, readKey } from '@schemas/layout/document-key'
import type { Db } from '../db/open'
import { draft } from '../db/tables'
import type { Site } from '../platform/sites'
import type { Themes } from '../themes/themes'
import { readDocument, storedDigest } from './read-document'
import { themeDocument } from './site-documents'

type NewerQuery = { site: Site; themes: Themes; rows: readonly { key: string; version: number; hasContent: boolean }[] }

/** Results by document version and theme page, per gateway: neither ever changes. */
const found = new WeakMap<Themes, LRUCache<string, boolean>>()

/** Keys of customised documents whose theme page has changed since they were customised. */
export async function newerInTheme(db: Db, { site, themes, rows }: NewerQuery): Promise<ReadonlySet<string>> {
  const known = found.get(themes) ?? new LRUCache<string, boolean>({ max: 5000 })
  found.set(themes, known)
  const candidates = rows.flatMap(({ key, version, hasContent }) => {
    const place = readKey(key)
    const theme = hasContent ? themeDocument(place, site, themes) : undefined
    return theme === undefined
      ? []
      : [{ key, place, theme, name: `${site.id} ${key} ${version} ${storedDigest(theme)}` }]
  })
  const open = candidates.filter(({ name }) => !known.has(name))
  const bases = new Map(
    (open.length > 0
      ? await db
          .select({ key: draft.document, base: draft.themeBase })
          .from(draft)
          .where(
            inArray(
              draft.document,
              open.map(({ key }) => key),
            ),
          )
      : []
    ).map(({ key, base }) => [key, base]),
  )
  for (const { key, place, theme, name } of open) known.set(name, isNewerTheme(place, bases.get(key), theme))
  return new Set(candidates.flatMap(({ key, name }) => (known.get(name) ? [key] : [])))
}

/** Whether the theme's document differs from the one that was customised, whatever block versions it was stored in. */
export function isNewerTheme(place: DocumentPlace, base: unknown, theme: unknown): boolean {
  if (base === null || base === undefined || theme === undefined) return false
  const digestOf = (document: unknown) => {
    const read = readDocument(place, document)
    return read.ok ? read.value.digest : storedDigest(document)
  }
  return digestOf(base) !== digestOf(theme)
}
