import { useMemo } from 'react'
import type { NoteThread } from '@schemas/editor/entities/note'
import { refreshCalls, useCall } from '@kit/use-call'
import { useBuilder } from '../state/builder'
import { calls } from '../state/calls'
import { noteCalls } from './note-calls'

/** Notes of the open document; others' arrive by topics (`follow-topics`). */
export function useNotes() {
  const { key } = useBuilder()
  return useCall(noteCalls.read, { key })
}

/** Notes of the whole site. */
export const useSiteNotes = () => useCall(noteCalls.site, {})

/** Unresolved notes, by the part that they are on. */
export function useOpenNotes(): ReadonlyMap<string, readonly NoteThread[]> {
  const notes = useNotes().data?.notes
  return useMemo(() => {
    const byNode = new Map<string, NoteThread[]>()
    for (const note of notes ?? [])
      if (note.node !== undefined && note.settledAt === undefined)
        byNode.set(note.node, [...(byNode.get(note.node) ?? []), note])
    return byNode
  }, [notes])
}

/** The list of pages is reloaded too: it shows how many notes are open. */
export const refreshNotes = () => refreshCalls(noteCalls.read, noteCalls.site, calls.pages)
