import { leaveConflict, useConflict } from '../state/conflict'
import { lazyPart } from '../ui/lazy-part'

const ConflictDialog = lazyPart(async () => (await import('./conflict-dialog')).ConflictDialog, {
  close: leaveConflict,
})

/** Shows conflicts while there are any. */
export function ConflictHost() {
  const open = useConflict((state) => state.open)
  const isShown = useConflict((state) => state.isShown)
  return open && isShown ? (
    <ConflictDialog key={`${open.version} ${open.list.map(({ id }) => id).join()}`} open={open} />
  ) : null
}
