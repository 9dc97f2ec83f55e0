import { useEffect, useState, useSyncExternalStore } from 'react'
import { emitter } from './emitter'
import { isSessionOver } from './session-over'

const guards = new Set<symbol>()
const changed = emitter()

const ask = (event: BeforeUnloadEvent) => {
  // After the idle sign-out nobody is there to answer.
  if (!isSessionOver()) event.preventDefault()
}

function update(change: () => void): void {
  change()
  // Only while needed: the listener keeps a page out of the browser's back/forward cache.
  if (guards.size > 0) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
  changed.emit()
}

/** Asks before the page is left while `isDirty`: by a link or Back (the runtime asks), or by closing the tab. */
export function useLeaveGuard(isDirty: boolean): void {
  const [guard] = useState(() => Symbol('guard'))
  useEffect(() => {
    if (!isDirty) return
    update(() => guards.add(guard))
    return () => update(() => guards.delete(guard))
  }, [guard, isDirty])
}

/** Whether something on the page would be lost: for the runtime, which has the router. */
export const useIsLeaveGuarded = (): boolean =>
  useSyncExternalStore(
    changed.on,
    () => guards.size > 0,
    () => false,
  )
