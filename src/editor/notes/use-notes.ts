import { useMemo } from 'react'
import type { NoteThread } from '@schemas/entities/note'
import { refreshCalls, useCall } from '@kit/use-call'
import { useBuilder } from '../state/builder'
import { calls } from '../state/calls'
import { noteCalls } from './note-calls'

/** What others note is asked for so often (ms). */
const pollIntervalMs = 20_000
/** And those of the whole site, for which all their documents are read (ms). */
const sitePollIntervalMs = 60_000

/** The notes of the open document. */
export function useNotes() {
  const { key } = useBuilder()
  return useCall(noteCalls.read, { key }, { refetchInterval: pollIntervalMs })
}

/** The notes of the whole site. */
export const useSiteNotes = () => useCall(noteCalls.site, {}, { refetchInterval: sitePollIntervalMs })

/** Those that are not settled, by the part that they are on. */
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

/** The list of pages tells how many are open. */
export const refreshNotes = () => refreshCalls(noteCalls.read, noteCalls.site, calls.pages)
