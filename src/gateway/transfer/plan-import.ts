import { setImmediate as pause } from 'node:timers/promises'
import type { ImportChoice, ImportEntry, ImportNote } from '@schemas/editor/entities/import-plan'
import type { FontFamily } from '@schemas/editor/entities/theme'
import { type DocumentPlace, readKey, sectionKey } from '@schemas/layout/document-key'
import { itemAsset } from '@schemas/layout/item-asset'
import { isRecord } from '@schemas/layout/json'
import { ownPathsOf } from '@schemas/layout/own-paths'
import { addressProblem, addressSound, tidyPath } from '@schemas/layout/page-address'
import { sectionsIn } from '@schemas/layout/sections'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { Db } from '../db/open'
import type { Author } from '../drafts/author'
import { findForbidden, type Forbidden } from '../drafts/check-author'
import { findDraft } from '../drafts/draft-rows'
import { findDocument, type Found, mayEdit } from '../drafts/edited-document'
import { holderOf, standingPages } from '../drafts/page-address'
import { documentProblems } from '../drafts/publish-problems'
import { emptyLike, readContent } from '../drafts/read-content'
import { type EditedDocument, readDocument } from '../drafts/read-document'
import { currentRelease, isFixed, releasedContent, themeDocument } from '../drafts/site-documents'
import { adminsOnly, forbiddenNode } from '../drafts/messages'
import { CallError } from '../errors/call-error'
import { cutText } from '../text/cut-text'
import { itemsIn } from '../media/item-assets'
import { type FontRow, readFonts } from '../themes/font-rows'
import { readThemeRows, type ThemeRows } from '../themes/theme-rows'
import { freeAddress } from './free-address'
import { ownUploads, uploadsHere, uploadsOf } from './known-uploads'
import { planFonts } from './theme-fonts'
import { noteMessage } from './note-messages'
import type { SentDocument } from './packed-index'
import type { ReadFile } from './read-file'
import { renameIn } from './rename-in'

type Transaction = <T>(work: (db: Db) => Promise<T>) => Promise<T>
/**
 * A document of the file beside the site's. `made` is what would be written, if readable; `found` the site's current
 * document.
 */
export type Planned = { entry: ImportEntry; document: SentDocument; made?: EditedDocument; found?: Found }
export type Plan = {
  documents: Planned[]
  /** Uploads that the site has already, by their names in the file. */
  here: Map<string, string>
  /** The file's families by their names on this site, and the site's own. */
  families: Map<string, string>
  fonts: FontRow[]
  /** The site's themes, by name. */
  themeRows: ThemeRows
}

type PlanDeps = {
  tx: Transaction
  author: Author
  file: ReadFile
  /** Shipped families. */ shipped: readonly FontFamily[]
  /** Whether the site's theme has a picture of this name. */ hasAsset: (name: string) => boolean
}

/** Nobody would read more. */
const maxNotes = 12

/** Compares a file with the site, document by document; nothing is written. */
export async function planImport({ tx, author, file: { index }, shipped, hasAsset }: PlanDeps): Promise<Plan> {
  const { site, themes, locale, role } = author
  const {
    files,
    fonts,
    looks: themeRows,
    standing,
  } = await tx(async (db) => ({
    files: await uploadsHere(db, index.uploads),
    fonts: await readFonts(db),
    looks: await readThemeRows(db),
    standing: await standingPages(db, site, themes),
  }))
  const { names: families, here: fontsHere } = planFonts(index.uploads, fonts, shipped)
  const here = new Map([...files, ...fontsHere])
  const inArchive = new Set(index.uploads.map(({ name }) => name))
  const inFile = new Set(index.documents.map(({ key }) => key))
  const taken = new Set(
    [
      ...standing.flatMap(({ path, own }) => [path, ...Object.values(own)]),
      ...index.documents.flatMap(({ key }) => (key.startsWith('page:') ? [key.slice(5)] : [])),
    ].map(addressSound),
  )
  /** Includes pages the file would create, because two cannot share an address. */
  const addressed = [...standing]
  const documents: Planned[] = []
  for (const document of index.documents) {
    documents.push(await planDocument(document))
    // Parsing a large file takes a while; other requests are served in between.
    await pause()
  }
  return { documents, here, families, fonts, themeRows }

  async function planDocument(document: SentDocument): Promise<Planned> {
    const { key } = document
    const place = readKey(key)
    const content = document.content()
    const title = titleOf(content, key)
    const refused = (message: string): Planned => ({
      document,
      entry: {
        key,
        title,
        state: 'refused',
        choices: ['skip'],
        base: 0,
        uploads: [],
        notes: [{ level: 'error', message }],
      },
    })
    let read: EditedDocument
    try {
      read = readContent(place, content, locale)
    } catch (error) {
      if (error instanceof CallError) return refused(error.message)
      throw error
    }
    if (!mayEdit(read, role)) return refused(adminsOnly(locale).message)
    const made = renamed(place, read)
    const standingHere = await tx((db) => findStanding(db, place, key))
    if (standingHere instanceof CallError) return refused(standingHere.message)
    const { base, found } = standingHere
    const common = { key, title: titleOf(made.json, key), base, uploads: uploadsOf(made.json, index.uploads) }
    if (found?.read?.digest === made.digest)
      return { document, made, found, entry: { ...common, uploads: [], state: 'same', choices: ['skip'], notes: [] } }
    const notes: ImportNote[] = await tx((db) => notesOf(db, key, made))
    const asNew = findForbidden(emptyLike(made.flat), made.flat, role)
    const inPlace = found && findForbidden(found.read?.flat ?? emptyLike(made.flat), made.flat, role)
    // A site has each slot and menu only once, so they cannot be copied.
    const mayCopy = !asNew && (place.kind === 'page' || !isFixed(place))
    const choices: ImportChoice[] = []
    if (found) {
      if (!inPlace) choices.push('replace')
      if (mayCopy) choices.push('copy')
    } else {
      const problem = place.kind === 'page' ? placeProblem(place.path) : undefined
      if (problem) notes.unshift({ level: 'warning', message: problem })
      else if (!asNew) {
        choices.push('make')
        if (place.kind === 'page') addressed.push({ path: place.path, own: ownPathsOf(made.json) })
      }
      if (mayCopy && place.kind === 'page') choices.push('copy')
    }
    const forbidden = (found ? inPlace : asNew) ?? (choices.length === 0 ? asNew : undefined)
    if (forbidden) notes.unshift(whyNot(forbidden, choices.length === 0))
    if (choices.length === 0)
      return {
        document,
        made,
        ...(found ? { found } : {}),
        entry: {
          ...common,
          state: 'refused',
          choices: ['skip'],
          notes: notes.some((note) => note.level === 'error')
            ? notes
            : notes.map((note) => ({ ...note, level: 'error' as const })),
        },
      }
    return {
      document,
      made,
      ...(found ? { found } : {}),
      entry: {
        ...common,
        state: found ? 'taken' : 'new',
        choices: proposed([...choices, 'skip'], document),
        ...(place.kind === 'page' && mayCopy ? { copyTo: freeAddress(tidyPath(place.path), taken) } : {}),
        notes,
      },
    }
  }

  /**
   * For a whole site, its own documents replace existing ones; for single pages both are kept. Theme documents are
   * imported only where none exists.
   */
  function proposed(choices: ImportChoice[], { origin }: SentDocument): ImportChoice[] {
    const first: ImportChoice = choices.includes('make')
      ? 'make'
      : origin === 'theme' && index.kind === 'site'
        ? 'skip'
        : index.kind === 'site' || !choices.includes('copy')
          ? (choices[0] as ImportChoice)
          : 'copy'
    return [first, ...choices.filter((choice) => choice !== first)]
  }

  function renamed(place: DocumentPlace, read: EditedDocument): EditedDocument {
    if (here.size === 0) return read
    const again = readDocument(place, renameIn(read.json, { uploads: here, sections: new Map() }))
    return again.ok ? again.value : read
  }

  /** The current document at the place, editable by the author; otherwise the error. */
  async function findStanding(
    db: Db,
    place: DocumentPlace,
    key: string,
  ): Promise<{ base: number; found?: Found } | CallError> {
    const row = await findDraft(db, key)
    const base = row?.version ?? 0
    const own = row ? row.content : releasedContent((await currentRelease(db, site)).content, place)
    // A menu exists without a draft or release too, in its original state.
    const isThere =
      place.kind === 'page'
        ? standing.some(({ path }) => path === place.path)
        : place.kind === 'slot' || (!row?.trashedAt && (own ?? themeDocument(place, site, themes)) !== undefined)
    if (!isThere || row?.movedTo) return { base }
    try {
      return { base, found: await findDocument(db, { key, ...author }) }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return error.status === 404 ? { base } : error
    }
  }

  function placeProblem(path: string): string | undefined {
    if (addressProblem(path) !== undefined) return noteMessage('address', locale)
    const other = holderOf(path, addressed)
    return other && noteMessage(other.isAlike ? 'alike' : 'shape', locale, { path: other.path })
  }

  async function notesOf(db: Db, key: string, { json }: EditedDocument): Promise<ImportNote[]> {
    const notes = [...new Set(documentProblems(key, json, locale).map(({ message }) => message))]
    const uploads = [...itemsIn(json)].map(itemAsset).filter((name) => !inArchive.has(name))
    const lost = uploads.length > 0 ? uploads.length - (await ownUploads(db, uploads)).size : 0
    if (lost > 0) notes.push(noteMessage('uploads', locale, { count: String(lost) }))
    const assets = assetsIn(json).filter((name) => !name.startsWith('item-') && !hasAsset(name)).length
    if (assets > 0) notes.push(noteMessage('assets', locale, { count: String(assets), pack: index.from.pack }))
    for (const section of sectionsIn(json))
      if (!inFile.has(sectionKey(section)) && (await isNoSection(db, section)))
        notes.push(noteMessage('section', locale, { section }))
    const shown = notes.slice(0, maxNotes).map((message): ImportNote => ({ level: 'warning', message }))
    return notes.length > maxNotes
      ? [
          ...shown,
          { level: 'warning', message: noteMessage('more', locale, { count: String(notes.length - maxNotes) }) },
        ]
      : shown
  }

  async function isNoSection(db: Db, section: string): Promise<boolean> {
    const standingHere = await findStanding(db, { kind: 'section', section }, sectionKey(section))
    return !(standingHere instanceof CallError) && standingHere.found === undefined
  }

  function whyNot(forbidden: Forbidden, isAll: boolean): ImportNote {
    return { level: isAll ? 'error' : 'warning', message: forbiddenNode(locale, forbidden).message }
  }
}

function titleOf(content: unknown, key: string): LocalisedText {
  const title = isRecord(content) ? content.title : undefined
  if (typeof title === 'string' && title !== '') return cutText(title, 200)
  if (isRecord(title) && (typeof title.th === 'string' || typeof title.en === 'string'))
    return {
      ...(typeof title.th === 'string' ? { th: cutText(title.th, 200) } : {}),
      ...(typeof title.en === 'string' ? { en: cutText(title.en, 200) } : {}),
    }
  return key.slice(key.indexOf(':') + 1)
}

function assetsIn(value: unknown, found = new Set<string>()): string[] {
  if (Array.isArray(value)) for (const entry of value) assetsIn(entry, found)
  else if (isRecord(value)) {
    if (typeof value.asset === 'string') found.add(value.asset)
    for (const entry of Object.values(value)) assetsIn(entry, found)
  }
  return [...found]
}
