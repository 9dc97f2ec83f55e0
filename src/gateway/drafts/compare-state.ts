import type { DocumentPlace } from '@schemas/layout/document-key'
import { storedDigest, writtenDigest } from './read-document'

type Row = { hasContent: boolean; digest: string; trashedAt: Date | null; movedTo: string | null }

/** Comparable state of a document: gone, the theme's, or the digest of its content. */
type State = 'gone' | 'theme' | (string & {})

/** State of the managers' draft. */
function draftState(row: Row): State {
  if (row.trashedAt || row.movedTo) return 'gone'
  return row.hasContent ? row.digest : 'theme'
}

/** State in a release. */
function releasedState(released: unknown, isInTheme: boolean): State {
  if (released === null || (released === undefined && !isInTheme)) return 'gone'
  return released === undefined ? 'theme' : storedDigest(released)
}

/** Whether a draft differs from what visitors see. `theme` is called only when needed. */
export function differsFromLive(
  row: Row,
  place: DocumentPlace,
  released: unknown,
  { isInTheme, theme }: { isInTheme: boolean; theme: () => unknown },
): boolean {
  const state = draftState(row)
  if (state === releasedState(released, isInTheme)) return false
  if (state === 'gone' || !row.hasContent || released === null) return true
  // A change that was undone is stored in this build's form, whichever build wrote the released content.
  const live = released ?? theme()
  return live === undefined || writtenDigest(place, live) !== row.digest
}
