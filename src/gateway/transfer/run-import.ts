import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type ExportedUpload, themeIn } from '@schemas/editor/entities/export-file'
import type { ImportChoice, ImportResult } from '@schemas/editor/entities/import-plan'
import type { ThemeFile } from '@schemas/editor/entities/theme'
import { pageKey, readKey, sectionKey } from '@schemas/layout/document-key'
import { type FontFace, maxFonts } from '@schemas/layout/font'
import { itemAsset, itemOf } from '@schemas/layout/item-asset'
import { pathParams } from '@schemas/layout/path'
import type { Db } from '../db/open'
import { importTable, type ImportedDocument, type PreparedFile } from '../db/import-tables'
import { upload } from '../db/item-tables'
import { recordAudit } from '../audit/audit'
import type { Author } from '../drafts/author'
import { findForbidden } from '../drafts/check-author'
import { findDraft, writeVersion } from '../drafts/draft-rows'
import { mayEdit } from '../drafts/edited-document'
import { claimAddress, addressProblemMessage } from '../drafts/page-address'
import { emptyLike, readContent } from '../drafts/read-content'
import type { EditedDocument } from '../drafts/read-document'
import { newSectionId } from '../drafts/section-id'
import { currentRelease } from '../drafts/site-documents'
import { adminsOnly, forbiddenNode } from '../drafts/messages'
import { CallError } from '../errors/call-error'
import { checkWritten } from '../files/usage'
import { mediaRoot } from '../media/item-names'
import { writeItem } from '../media/keep-file'
import type { Settings } from '../settings'
import { readFonts } from '../themes/font-rows'
import { fontError } from '../themes/font-messages'
import { writeThemeFile } from '../themes/theme-file'
import { themeUploads, importedUploads } from './known-uploads'
import { importedFace, renameFamilies } from './theme-fonts'
import type { Plan, Planned } from './plan-import'
import type { ReadFile } from './read-file'
import type { takeRedirects } from './redirects'
import { renameIn, type Renames } from './rename-in'
import { findSent } from './sent-file'
import { importLabel, transferError, parameterMessage } from './messages'

export type Chosen = { key: string; choice: ImportChoice; base: number; path?: string | undefined }
type ImportDeps = {
  tx: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  author: Author
  id: string
  file: ReadFile
  plan: Plan
  chosen: readonly Chosen[]
  /** Uploads of the archive that could not be prepared: their places stay empty. */
  without: readonly string[]
  /** Whether the theme is imported too. */
  takesTheme: boolean
  /** Imports the file's redirects, when wanted. */
  redirects: ((db: Db) => ReturnType<typeof takeRedirects>) | undefined
  settings: Pick<Settings, 'storageQuota'>
}

/** A document to write, with its key on this site. */
type Due = {
  planned: Planned
  choice: Exclude<ImportChoice, 'skip'>
  key: string
  base: number
  made: EditedDocument
  index: number
}

/**
 * Writes the chosen content of a file as drafts in one transaction: documents, their uploads, and an import record. The
 * previewed state must be unchanged. Throws the caller's error, with messages for the field `documents.<index>.path`.
 */
export async function runImport({
  tx,
  author,
  id,
  file: { index },
  plan,
  chosen,
  without,
  takesTheme,
  redirects,
  settings,
}: ImportDeps): Promise<ImportResult> {
  const { site, themes, locale, role, person } = author
  const wanted = matchChoices()
  if (wanted.length === 0 && !takesTheme && !redirects) throw transferError('nothing', locale)
  const imported = await tx((db) => importedUploads(db, id))
  const sentTheme = takesTheme ? themeIn(index) : undefined
  const taken = takeUploads([
    ...wanted.flatMap(({ planned }) => planned.entry.uploads),
    ...(sentTheme ? themeUploads(sentTheme, index.uploads) : []),
  ])
  const names: Renames = {
    uploads: new Map([
      ...plan.here,
      ...taken.map(({ upload: { name }, id: made }): [string, string] => [name, itemAsset(made)]),
    ]),
    sections: new Map(
      wanted.flatMap(({ planned: { document }, choice, key }): [string, string][] =>
        choice === 'copy' && document.key.startsWith(sectionKey(''))
          ? [[document.key.slice(sectionKey('').length), key.slice(sectionKey('').length)]]
          : [],
      ),
    ),
  }
  const adaptedTheme = sentTheme && adaptTheme(sentTheme)
  const due = wanted.map((each): Due => ({ ...each, made: finish(each) }))
  const result: ImportResult = {
    id,
    documents: due.map(({ planned, key, choice }) => ({
      key,
      from: planned.document.key,
      choice,
      title: planned.entry.title,
    })),
    uploads: taken.length,
  }

  return tx(async (db) => {
    // Of two concurrent imports of the same file, the later finds it done.
    const sent = await findSent(db, id, locale, true)
    // Lock order: publishing locks the site's row before its drafts.
    const led = (await redirects?.(db))?.made ?? []
    if (wanted.length === 0 && !takesTheme && led.length === 0) throw transferError('nothing', locale)
    await writeUploads(db, taken, names)
    if (taken.length > 0) await checkWritten(db, settings, mediaRoot, locale)
    const documents: ImportedDocument[] = []
    for (const each of due) documents.push(await writeDocument(db, each))
    const theme = adaptedTheme
      ? (await writeThemeFile(db, adaptedTheme, { site, themes, locale, by: person })).name
      : undefined
    const response: ImportResult = {
      ...result,
      ...(theme ? { theme } : {}),
      ...(led.length > 0 ? { redirects: led.length } : {}),
    }
    const items = taken.map((each) => each.id)
    await db.insert(importTable).values({
      siteId: site.id,
      id,
      madeBy: person ?? null,
      written: {
        documents,
        items,
        ...(theme ? { theme } : {}),
        ...(led.length > 0 ? { redirects: led } : {}),
        result: response,
      },
    })
    await recordAudit(db, {
      site: site.id,
      person,
      action: 'import',
      subject: `import:${id}`,
      before: documents.map(({ key, before }) => ({ key, version: before.version })),
      after: {
        file: sent.name,
        documents: documents.map(({ key, version }) => ({ key, version })),
        items,
        ...(theme ? { theme } : {}),
      },
    })
    // Prepared but unused uploads are removed with the upload's strays.
    await db.delete(upload).where(eq(upload.id, id))
    return response
  })

  function matchChoices(): Omit<Due, 'made'>[] {
    const planned = new Map(plan.documents.map((each) => [each.entry.key, each]))
    return chosen.flatMap(({ key, choice, base, path }, at): Omit<Due, 'made'>[] => {
      const found = planned.get(key)
      if (choice === 'skip') return []
      if (!found?.made || found.entry.base !== base || !found.entry.choices.includes(choice))
        throw transferError('changed', locale)
      if (choice !== 'copy') return [{ planned: found, choice, key, base, index: at }]
      const place = readKey(key)
      if (place.kind === 'section')
        return [{ planned: found, choice, key: sectionKey(newSectionId()), base: 0, index: at }]
      const to = path ?? found.entry.copyTo
      if (place.kind !== 'page' || to === undefined) throw transferError('changed', locale)
      const problem = addressProblemMessage(to, locale)
      if (problem) throw badPath(at, problem)
      // The page's content depends on its parameters.
      if ([...new Set(pathParams(place.path))].sort().join() !== pathParams(to).sort().join())
        throw badPath(at, parameterMessage(pathParams(place.path), locale))
      return [{ planned: found, choice, key: pageKey(to), base: -1, index: at }]
    })
  }

  type Taken = { upload: ExportedUpload; id: string; prepared: PreparedFile; font?: FontFace }

  function takeUploads(files: readonly string[]): Taken[] {
    const needed = new Set(files)
    return index.uploads.flatMap((each): Taken[] => {
      if (!needed.has(each.file) || plan.here.has(each.name) || without.includes(each.file)) return []
      const found = imported.get(each.file)
      if (!found) throw transferError('notBrought', locale)
      const { font: _read, sent, ...prepared } = found
      const font = each.font && importedFace(each.font, found, plan.families.get(each.font.family) ?? each.font.family)
      if ((sent ?? prepared.checksum) !== each.sha256 || (each.font && !font)) throw transferError('damaged', locale)
      return [{ upload: each, id: randomUUID(), prepared, ...(font ? { font } : {}) }]
    })
  }

  /** The theme as it will be stored, without families that have no imported file. */
  function adaptTheme(sent: ThemeFile): ThemeFile {
    const there = new Set(
      [...plan.fonts.filter(({ trashedAt }) => !trashedAt), ...taken].flatMap(({ font }) => font?.family ?? []),
    )
    return renameFamilies(renameIn(sent, names) as ThemeFile, (family) => {
      const here = plan.families.get(family)
      return here === undefined ? family : there.has(here) ? here : undefined
    })
  }

  /** The document as it will be stored: with this site's names, parsed and checked again as in a save. */
  function finish({ planned, choice, key }: Omit<Due, 'made'>): EditedDocument {
    const place = readKey(key)
    const named = renameIn(planned.made?.json, names) as Record<string, unknown>
    // A localised address belongs to the page that was copied.
    const { paths: _paths, ...alone } = named
    const made = readContent(
      place,
      place.kind === 'page' && choice === 'copy' ? { ...alone, path: place.path } : named,
      locale,
    )
    if (!mayEdit(made, role)) throw adminsOnly(locale)
    const before = choice === 'replace' ? planned.found?.read?.flat : undefined
    const forbidden = findForbidden(before ?? emptyLike(made.flat), made.flat, role)
    if (forbidden) throw forbiddenNode(locale, forbidden)
    return made
  }

  async function writeUploads(db: Db, uploads: readonly Taken[], { uploads: known }: Renames): Promise<void> {
    const made = new Set<string>()
    const fonts = uploads.filter(({ font }) => font)
    if (fonts.length > 0) {
      const storedFonts = await readFonts(db)
      // The families were named against the fonts at preview time.
      if (versionsOf(storedFonts) !== versionsOf(plan.fonts)) throw transferError('changed', locale)
      if (storedFonts.length + fonts.length > maxFonts) throw fontError('many', locale)
    }
    // A crop comes after its source picture.
    const ordered = [...uploads].sort(
      (a, b) => Number(a.upload.source !== undefined) - Number(b.upload.source !== undefined),
    )
    for (const {
      upload: { fileName, alt, focus, source },
      id: own,
      prepared,
      font,
    } of ordered) {
      const from = source === undefined ? undefined : itemOf(known.get(source) ?? '')
      const isThere = from !== undefined && (made.has(from) || [...plan.here.values()].includes(itemAsset(from)))
      await writeItem(
        db,
        site.id,
        {
          id: own,
          name: fileName,
          ownerId: person,
          alt,
          focus,
          ...(isThere ? { sourceId: from } : {}),
          ...(font ? { font } : {}),
        },
        prepared,
      )
      made.add(own)
    }
  }

  async function writeDocument(
    db: Db,
    { planned: { found }, choice, key, base, made, index: at }: Due,
  ): Promise<ImportedDocument> {
    const place = readKey(key)
    if (place.kind === 'page' && choice !== 'replace') {
      await claimAddress(db, { path: place.path, ...author }).catch((error: unknown) => {
        throw error instanceof CallError && choice === 'copy'
          ? badPath(at, error.message)
          : error instanceof CallError
            ? transferError('changed', locale)
            : error
      })
    }
    const row = await findDraft(db, key)
    const currentVersion = row?.version ?? 0
    // A copy goes where no document exists; earlier ones there stay among its versions.
    if (choice !== 'copy' && currentVersion !== base) throw transferError('changed', locale)
    const isFirst = choice === 'replace' && !row && found?.theme !== undefined
    const done = await writeVersion(db, {
      site: site.id,
      key,
      base: currentVersion,
      content: made.json,
      digest: made.digest,
      by: person,
      label: importLabel[locale],
      ...(choice === 'replace' ? (isFirst ? { themeBase: found.theme } : {}) : { themeBase: null, trashedAt: null }),
    })
    if (!done) throw transferError('changed', locale)
    return {
      key,
      version: done.version,
      made: choice !== 'replace',
      before: {
        version: currentVersion,
        release: (await currentRelease(db, site)).no,
        ...(row?.trashedAt ? { trashedAt: row.trashedAt.toISOString() } : {}),
        ...(row?.movedTo ? { movedTo: row.movedTo } : {}),
      },
    }
  }

  function badPath(at: number, message: string): CallError {
    return new CallError('invalid_input', message, { [`documents.${at}.path`]: message })
  }
}

const versionsOf = (rows: readonly { id: string; version: number }[]): string =>
  rows.map(({ id, version }) => `${id} ${version}`).join()
