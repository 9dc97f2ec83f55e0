import { create } from 'zustand'
import { openLeft } from '../state/ui-store'
import type { NoteFilter } from './note-filters'

type NotesView = {
  /** Which notes are listed: the open document's or the whole site's. */
  of: 'page' | 'site'
  filter: NoteFilter
  /** Whether to start a new note once the panel is rendered. */
  isRequested: boolean
  /** The note to scroll to in the panel. */
  thread: string | undefined
  /** The note that was scrolled to; it may have been deleted. */
  led: { thread: string; isGone: boolean } | undefined
}

export const useNotesView = create<NotesView>(() => ({
  of: 'page',
  filter: 'open',
  isRequested: false,
  thread: undefined,
  led: undefined,
}))

/** Opens the notes panel and starts a new note on the selection. */
export function openNewNote(): void {
  openLeft('notes')
  useNotesView.setState({ of: 'page', isRequested: true })
}

/** Opens the notes of the open document at one thread. */
export function openNote(thread: string): void {
  openLeft('notes')
  useNotesView.setState({ of: 'page', thread })
}
