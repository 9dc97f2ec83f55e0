import { create } from 'zustand'
import { openLeft } from '../state/ui-store'
import type { NoteFilter } from './note-filters'

type NotesView = {
  /** Whose notes are listed. */
  of: 'page' | 'site'
  filter: NoteFilter
  /** Whether a note is to be begun once its panel is there. */
  isRequested: boolean
  /** The note that its panel is to lead to. */
  thread: string | undefined
  /** The one that it has led to, which may have been deleted. */
  led: { thread: string; isGone: boolean } | undefined
}

export const useNotesView = create<NotesView>(() => ({
  of: 'page',
  filter: 'open',
  isRequested: false,
  thread: undefined,
  led: undefined,
}))

/** Opens the notes, with a new one to be written on what is chosen. */
export function openNewNote(): void {
  openLeft('notes')
  useNotesView.setState({ of: 'page', isRequested: true })
}

/** Opens the notes of the open document at one of them. */
export function openNote(thread: string): void {
  openLeft('notes')
  useNotesView.setState({ of: 'page', thread })
}
