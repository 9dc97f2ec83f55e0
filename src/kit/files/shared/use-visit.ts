import { useCallback, useSyncExternalStore } from 'react'
import { holdVisit, onVisits, visitOf, wasRefused } from '../../share-visit'

/** The visit that a password opened in this tab, followed while the component stands. Undefined on the server. */
export function useVisit(code: string): [visit: string | undefined, hold: (visit: string | undefined) => void] {
  const visit = useSyncExternalStore(
    onVisits,
    () => visitOf(code),
    () => undefined,
  )
  const hold = useCallback((next: string | undefined) => holdVisit(code, next), [code])
  return [visit, hold]
}

/** Whether the gateway said by now that it wants a password, followed while the component stands. */
export const useWasRefused = (code: string): boolean =>
  useSyncExternalStore(
    onVisits,
    () => wasRefused(code),
    () => false,
  )
