import type { DocumentPlace } from '@schemas/layout/document-key'
import { storedDigest, writtenDigest } from './read-document'

type Row = { hasContent: boolean; digest: string; trashedAt: Date | null; movedTo: string | null }

/** A state of a document, fit to be compared: not there, the theme's, or its content's digest. */
type State = 'gone' | 'theme' | (string & {})

/** What managers have made of a document. */
function draftState(row: Row): State {
  if (row.trashedAt || row.movedTo) return 'gone'
  return row.hasContent ? row.digest : 'theme'
}

/** What a release shows of it. */
function releasedState(released: unknown, isInTheme: boolean): State {
  if (released === null || (released === undefined && !isInTheme)) return 'gone'
  return released === undefined ? 'theme' : storedDigest(released)
}

/** Whether managers have made something else of a document than visitors see. What the theme has of it is asked for where it is needed. */
export function differsFromLive(
  row: Row,
  place: DocumentPlace,
  released: unknown,
  { isInTheme, theme }: { isInTheme: boolean; theme: () => unknown },
): boolean {
  const state = draftState(row)
  if (state === releasedState(released, isInTheme)) return false
  if (state === 'gone' || !row.hasContent || released === null) return true
  // Changed and changed back it is stored as this build writes it, whichever wrote what visitors see.
  const live = released ?? theme()
  return live === undefined || writtenDigest(place, live) !== row.digest
}
