import { useEffect } from 'react'
import { loadAllBlockKits } from '@registry/block-kits'
import { useKeptSight } from './canvas/keep-sight'
import { usePresenceOf } from './presence/use-presence-of'
import { useChecks } from './problems/use-checks'
import { goesOnFinding } from './find/goes-on'
import { useBuilder } from './state/builder'
import { setUi, ui } from './state/ui-store'
import { useSavingOf } from './state/use-saving'
import { useSeenSelection } from './state/use-seen-selection'
import { useLostFiles } from './ui/use-lost-files'

/** What goes on beside the page without being seen: its checks, who else is on it, that another width or role leaves what one is at, and that files may not come. */
export function Attendance() {
  const builder = useBuilder()
  // From here on any block may come to the page. What does not come now is asked for where it is needed.
  useEffect(() => void loadAllBlockKits().catch(() => {}), [])
  useEffect(() => void (ui().left && goesOnFinding() && setUi({ left: 'find' })), [])
  useChecks(builder)
  useKeptSight()
  useSeenSelection(builder.store)
  useLostFiles(builder)
  usePresenceOf(builder, useSavingOf())
  return null
}
