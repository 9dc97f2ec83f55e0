import type { DocumentPlace } from '@schemas/layout/document-key'
import { isRecord } from '@schemas/layout/json'
import { hasRole, type Role, roles } from '@schemas/layout/role'
import type { Db } from '../db/open'
import type { ReleaseContent } from '../db/tables'
import { CallError } from '../errors/call-error'
import type { Author } from './author'
import { type DocumentRef, documentRef } from './document-ref'
import { type DraftRow, findDraft, findDrafts } from './draft-rows'
import { type EditedDocument, readStored, storedDigest } from './read-document'
import { currentRelease, releasedContent } from './site-documents'
import { adminsOnly, movedDocument, purgedDocument, unknownDocument } from './messages'

/** A document in the editor. `content` is the draft's, or what visitors see when there is no draft. */
export type Found = {
  key: string
  place: DocumentPlace
  row: DraftRow | undefined
  release: { no: number; content: ReleaseContent }
  theme: unknown
  live: unknown
  content: unknown
  /** `content`, parsed; undefined when it is unreadable. */
  read: EditedDocument | undefined
}

type DocumentRequest = Omit<Author, 'person'> & { key: string }

/**
 * Finds a document to edit. Throws the caller's error when it does not exist, has moved, or is restricted to admins.
 */
export async function findDocument(db: Db, request: DocumentRequest): Promise<Found> {
  const row = await findDraft(db, request.key)
  return foundAs(request, row, await currentRelease(db, request.site))
}

function foundAs(request: DocumentRequest, row: DraftRow | undefined, release: Found['release']): Found {
  const { key, place, theme, live } = documentRef(request.key, release.content, request)
  return { key, place, row, release, theme, live, ...readEditable({ place, theme, live }, row, request) }
}

/**
 * The content to edit, also parsed. Throws the caller's error when the document does not exist, has moved, or is
 * restricted to admins.
 */
export function readEditable(
  ref: Pick<DocumentRef, 'place' | 'theme' | 'live'>,
  row: Pick<DraftRow, 'content' | 'digest' | 'movedTo' | 'trashedAt'> | undefined,
  { role, locale }: Pick<Author, 'role' | 'locale'>,
): Pick<Found, 'content' | 'read'> {
  if (row?.movedTo) throw movedDocument(locale, row.movedTo)
  // For editing, a page that a release removed is the theme's again.
  const content = row ? (row.content ?? ref.theme) : (ref.live ?? ref.theme)
  if (content === undefined) throw row?.trashedAt ? purgedDocument(locale) : unknownDocument(locale)
  const read = readStored(ref.place, content, row?.content ? row.digest : storedDigest(content))
  if (read && !mayEdit(read, role)) throw adminsOnly(locale)
  return { content, read }
}

/** The same without errors: undefined when they may not edit it or it is gone. */
export async function findEditable(db: Db, request: DocumentRequest): Promise<Found | undefined> {
  return (await findEachEditable(db, [request.key], request)).get(request.key)
}

/** Drafts read at once: there may be hundreds of long ones. */
const atOnce = 20

/** The same for many keys. */
export async function findEachEditable(
  db: Db,
  keys: readonly string[],
  request: Omit<DocumentRequest, 'key'>,
): Promise<Map<string, Found>> {
  const release = await currentRelease(db, request.site)
  const found = new Map<string, Found>()
  for (let from = 0; from < keys.length; from += atOnce) {
    const few = keys.slice(from, from + atOnce)
    const rows = new Map((await findDrafts(db, few)).map((row) => [row.document, row]))
    for (const key of few) {
      try {
        found.set(key, foundAs({ ...request, key }, rows.get(key), release))
      } catch (error) {
        if (!(error instanceof CallError)) throw error
      }
    }
  }
  return found
}

/** Those who may not open a page may not edit it either. */
export function mayEdit({ flat }: EditedDocument, role: Role): boolean {
  return hasRole(role, flat.fields.access)
}

/** The same for a stored document, without parsing it; a missing one is not restricted. */
export function mayEditStored(document: unknown, role: Role): boolean {
  const access = isRecord(document) ? document.access : undefined
  return hasRole(role, roles.find((each) => each === access) ?? 'guest')
}

/** Whether it is the theme's, customised from the theme, or the site's own. */
export function originOf({
  row,
  release,
  place,
  theme,
}: Pick<Found, 'row' | 'release' | 'place' | 'theme'>): 'theme' | 'customised' | 'site' {
  if (theme === undefined) return 'site'
  const content = row ? row.content : releasedContent(release.content, place)
  return content === null || content === undefined ? 'theme' : 'customised'
}
