import { type ExportedDocument, exportLimits, type ExportState } from '@schemas/editor/entities/export-file'
import { readKey, sectionKey } from '@schemas/layout/document-key'
import { sectionsIn } from '@schemas/layout/sections'
import type { Db } from '../db/open'
import type { Author } from '../drafts/author'
import { findDocument, type Found, originOf } from '../drafts/edited-document'
import { CallError } from '../errors/call-error'
import { tooMany, transferError } from './messages'

/**
 * The stored documents of these keys, with the sections that they show. `live` leaves out what visitors do not see.
 * Throws the caller's error for one that is unknown or not theirs, and when nothing is left.
 */
export async function collectDocuments(
  db: Db,
  author: Author,
  keys: readonly string[],
  state: ExportState,
): Promise<ExportedDocument[]> {
  const found = new Map<string, ExportedDocument>()
  // Sequential: they share one connection.
  for (const key of new Set(keys)) add(await findDocument(db, { key, ...author }))
  if (found.size === 0) throw transferError('notLive', author.locale)
  for (let pending = shownBy([...found.values()]); pending.length > 0;) {
    const fresh: ExportedDocument[] = []
    for (const key of pending) {
      const section = await findDocument(db, { key, ...author }).catch(missing)
      const added = section && add(section)
      if (added) fresh.push(added)
    }
    pending = shownBy(fresh)
  }
  if (found.size > exportLimits.documents) throw tooMany(author.locale)
  return [...found.values()]

  function add(document: Found): ExportedDocument | undefined {
    const content = state === 'live' ? document.live : document.row?.trashedAt ? undefined : document.content
    if (content === undefined || content === null) return undefined
    // Live content is the site's own when its release has it, whatever a draft made of it since.
    const origin = state === 'live' ? originOf({ ...document, row: undefined }) : originOf(document)
    const made: ExportedDocument = { key: document.key, content, origin: origin === 'theme' ? 'theme' : 'site' }
    found.set(document.key, made)
    return made
  }

  function shownBy(documents: readonly ExportedDocument[]): string[] {
    return [...sectionsIn(documents.map(({ content }) => content))].map(sectionKey).filter((key) => !found.has(key))
  }
}

/** A missing section is a gap in the page, in the export as on the site. */
function missing(error: unknown): undefined {
  if (error instanceof CallError && (error.status === 404 || error.status === 410)) return undefined
  throw error
}

/** Pages first, in reading order, then the frame, then sections. */
export const byPlace = (one: ExportedDocument, other: ExportedDocument): number => rank(one.key) - rank(other.key)
const rank = (key: string) => ['page', 'slot', 'section'].indexOf(readKey(key).kind)
