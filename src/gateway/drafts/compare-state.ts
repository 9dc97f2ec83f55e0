import { storedDigest } from './read-document'

/** A state of a document, fit to be compared: not there, the theme's, or its content's digest. */
type State = 'gone' | 'theme' | (string & {})

/** What managers have made of a document. */
export function draftState(row: { hasContent: boolean; digest: string; trashedAt: Date | null; movedTo: string | null }): State {
  if (row.trashedAt || row.movedTo) return 'gone'
  return row.hasContent ? row.digest : 'theme'
}

/** What a release shows of it. */
export function releasedState(released: unknown, isInTheme: boolean): State {
  if (released === null || (released === undefined && !isInTheme)) return 'gone'
  return released === undefined ? 'theme' : storedDigest(released)
}
