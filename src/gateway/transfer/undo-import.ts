import { and, eq, isNull } from 'drizzle-orm'
import { readKey } from '@schemas/layout/document-key'
import { hasRole } from '@schemas/layout/role'
import type { Db } from '../db/open'
import { importTable, type ImportedDocument } from '../db/import-tables'
import { item } from '../db/item-tables'
import { draft, draftVersion, release, type ReleaseContent, siteTheme } from '../db/tables'
import { recordAudit } from '../audit/audit'
import type { Author } from '../drafts/author'
import { findDraft, writeVersion } from '../drafts/draft-rows'
import { digestOf } from '../drafts/read-document'
import { currentRelease, releasedContent, themeDocument } from '../drafts/site-documents'
import { findUses } from '../media/find-uses'
import { findFont } from '../themes/font-rows'
import { familyUses } from '../themes/font-uses'
import { readThemeRows } from '../themes/theme-rows'
import { removeImportedRedirects } from './redirects'
import { transferError } from './messages'

export type Undone = {
  documents: string[]
  /** Documents edited since, or without their earlier version: unchanged. */ kept: string[]
  /** The imported theme was edited or published since, and stays too. */ keptTheme?: boolean
  /** Number of redirects changed or removed since. */ keptRedirects?: number
}

/**
 * Undoes an import: created documents are trashed, replaced ones get their previous content in a new version. Anything
 * edited since stays. Repeating it does nothing.
 */
export async function undoImport(db: Db, author: Author, id: string): Promise<Undone> {
  const { site, themes, locale, role, person } = author
  const [row] = await db.select().from(importTable).where(eq(importTable.id, id)).for('update')
  if (!row) throw transferError('noImport', locale)
  if (row.madeBy !== (person ?? null) && !hasRole(role, 'admin')) throw transferError('othersImport', locale)
  const { documents, items, theme, redirects = [] } = row.written
  if (row.undoneAt) return { documents: [], kept: [] }
  const done: Undone = { documents: [], kept: [] }
  const retainedRedirects = await removeImportedRedirects(db, author, redirects)
  if (retainedRedirects > 0) done.keptRedirects = retainedRedirects
  for (const document of documents) done[(await takeBack(document)) ? 'documents' : 'kept'].push(document.key)
  if (theme && !(await takeThemeBack(theme))) done.keptTheme = true
  const undone = new Set([...done.documents, ...(theme && !done.keptTheme ? [`theme:${theme}`] : [])])
  for (const each of items)
    if (await isUnused(each, undone))
      await db
        .update(item)
        .set({ trashedAt: new Date(), updatedAt: new Date() })
        .where(and(eq(item.id, each), isNull(item.trashedAt)))
  await db.update(importTable).set({ undoneAt: new Date() }).where(eq(importTable.id, id))
  await recordAudit(db, {
    site: site.id,
    person,
    action: 'import-undo',
    subject: `import:${id}`,
    before: { documents: documents.map(({ key, version }) => ({ key, version })) },
    after: done,
  })
  return done

  /** Trashed as by its own call: not when it is live or another theme is based on it. */
  async function takeThemeBack(name: string): Promise<boolean> {
    const rows = [...(await readThemeRows(db)).values()].filter(({ trashedAt }) => !trashedAt)
    const own = rows.find((each) => each.name === name)
    if (!own) return true
    const { content } = await currentRelease(db, site)
    if (own.version !== 1 || content.tokens?.theme === name || rows.some(({ parent }) => parent === name)) return false
    await db.update(siteTheme).set({ trashedAt: new Date() }).where(eq(siteTheme.name, name))
    return true
  }

  async function isUnused(file: string, places: ReadonlySet<string>): Promise<boolean> {
    const font = await findFont(db, file)
    const uses = [
      ...(await findUses(db, file, locale)),
      ...(font ? await familyUses(db, font.font.family, { site, locale }) : []),
    ]
    return uses.every(({ key }) => places.has(key))
  }

  async function takeBack({ key, version, made, before }: ImportedDocument): Promise<boolean> {
    const now = await findDraft(db, key)
    if (!now || now.version !== version || now.trashedAt || now.movedTo) return false
    const place = readKey(key)
    // A site's built-in menu returns to its original state instead of the trash.
    const isOwnMenu = place.kind === 'section' && themeDocument(place, site, themes) !== undefined
    if (made && before.version === 0 && !isOwnMenu) {
      await db
        .update(draft)
        .set({ trashedAt: new Date(), updatedBy: person ?? null, updatedAt: new Date() })
        .where(and(eq(draft.document, key), eq(draft.version, version)))
      return true
    }
    let content: unknown = null
    if (before.version === 0)
      content = made ? null : (releasedContent(await releaseThen(before.release), place) ?? null)
    else if (!before.movedTo) {
      const [earlier] = await db
        .select({ content: draftVersion.content })
        .from(draftVersion)
        .where(and(eq(draftVersion.document, key), eq(draftVersion.version, before.version)))
      // Old versions are thinned out.
      if (!earlier) return false
      content = earlier.content
    }
    const written = await writeVersion(db, {
      site: site.id,
      key,
      base: version,
      content,
      digest: content === null ? '' : digestOf(content),
      by: person,
      ...(before.version === 0 ? { themeBase: null } : {}),
      ...(before.movedTo ? { movedTo: before.movedTo } : {}),
      trashedAt: before.trashedAt ? new Date(before.trashedAt) : null,
    })
    return written !== undefined
  }

  /** What visitors saw when the import was made: by now it may be the imported content. Unknown for older imports. */
  async function releaseThen(no: number | undefined): Promise<ReleaseContent> {
    const [found] =
      no === undefined ? [] : await db.select({ content: release.content }).from(release).where(eq(release.no, no))
    return (found ?? (await currentRelease(db, site))).content
  }
}
