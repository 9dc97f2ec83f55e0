import type { DocumentEntry } from '@schemas/editor/entities/document'
import { pageKey } from '@schemas/layout/document-key'
import { fillPath, pathParams } from '@schemas/layout/path'

/**
 * Where the builder opens a document: at its own address with sample parameters, or, if it has none, at `here`, the
 * address the person comes from. The query names what the address alone does not tell: a part of the frame, a page that
 * visitors do not have there, one whose sample may be gone, and the homepage, since some sites open another page in its
 * place.
 */
export function documentAddress(
  entry: Pick<DocumentEntry, 'key' | 'path' | 'sample' | 'state' | 'draft' | 'trashed' | 'movedFrom'>,
  here: string,
): string {
  const own = entry.path === undefined ? undefined : sampleAddress(entry.path, entry.sample)
  if (own === undefined) return `${here}?edit=${encodeURI(entry.key)}`
  const isSeen =
    own === entry.path && own !== '/' && !entry.trashed && !entry.movedFrom && !(entry.state === 'site' && entry.draft)
  return isSeen ? `${own}?edit` : `${own}?edit=${encodeURI(entry.key)}`
}

/** Where the builder opens a page that was moved while it was being edited. */
export function movedAddress(key: string, here: string): string {
  return documentAddress({ key, path: key.slice(pageKey('').length), state: 'site', draft: true, trashed: false }, here)
}

/** A concrete address for a pattern; undefined if the samples are incomplete. */
export function sampleAddress(path: string, sample: Record<string, string> = {}): string | undefined {
  if (path.startsWith('/_') || pathParams(path).some((name) => sample[name] === undefined)) return undefined
  return fillPath(path, sample)
}
