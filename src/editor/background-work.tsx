import { useEffect } from 'react'
import { loadAllBlockKits } from '@registry/block-kits'
import { useKeepInSight } from './canvas/keep-in-sight'
import { openNoteInAddress } from './notes/note-in-address'
import { openNote } from './notes/note-store'
import { usePresenceOf } from './presence/use-presence-of'
import { useProblemsRequest } from './problems/problems-request'
import { useChecks } from './problems/use-checks'
import { type Builder, useBuilder } from './state/builder'
import { goesOn } from './state/goes-on'
import { loadShowStep } from './state/take-step'
import { setUi, ui } from './state/ui-store'
import { useSavingOf } from './state/use-saving'
import { useSeenSelection } from './state/use-seen-selection'
import { useLostFiles } from './state/use-lost-files'

/**
 * Background work of the builder: page checks, presence, keeping the selection when width or role change, and files
 * that fail to load.
 */
export function BackgroundWork() {
  const builder = useBuilder()
  // From here on any block may be added to the page. A kit that fails to load now is loaded where it is needed.
  useEffect(() => void loadAllBlockKits().catch(() => {}), [])
  useEffect(() => void loadShowStep().catch(() => {}), [])
  useEffect(() => resumeFromList(builder), [builder])
  useEffect(openNoteInAddress, [])
  useChecks(builder)
  useKeepInSight()
  useSeenSelection(builder.store, builder.boot.space.timeZone)
  useLostFiles(builder)
  usePresenceOf(builder, useSavingOf())
  return null
}

/**
 * Resumes after the document was opened from a list of the whole site: reopens that list where there is space and jumps
 * to the entry that was pressed.
 */
function resumeFromList(builder: Builder): void {
  const continuation = goesOn()
  if (!continuation) return
  if (continuation.left === 'notes') return openNote(continuation.note)
  if (ui().left) setUi({ left: continuation.left })
  if (continuation.left !== 'problems') return
  useProblemsRequest.setState({ of: 'site' })
  const { problem } = continuation
  if (problem)
    void import('./problems/jump-to-problem')
      .then(({ jumpToProblem }) => jumpToProblem(builder, problem))
      .catch(() => {})
}
