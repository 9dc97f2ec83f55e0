import { useEffect } from 'react'
import { loadAllBlockKits } from '@registry/block-kits'
import { usePresenceOf } from './presence/use-presence-of'
import { useChecks } from './problems/use-checks'
import { useBuilder } from './state/builder'
import { useSavingOf } from './state/use-saving'

/** What goes on beside the page without being seen: its checks, and who else is on it. */
export function Attendance() {
  const builder = useBuilder()
  // From here on any block may come to the page. What does not come now is asked for where it is needed.
  useEffect(() => void loadAllBlockKits().catch(() => {}), [])
  useChecks(builder)
  usePresenceOf(builder, useSavingOf())
  return null
}
