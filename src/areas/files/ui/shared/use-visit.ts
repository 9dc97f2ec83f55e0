import { useCallback, useSyncExternalStore } from 'react'
import { holdVisit, onVisits, visitOf, wasRefused } from '@kit/share-visit'

/** The visit that a password opened in this tab, subscribed while mounted. Undefined on the server. */
export function useVisit(code: string): [visit: string | undefined, hold: (visit: string | undefined) => void] {
  const visit = useSyncExternalStore(
    onVisits,
    () => visitOf(code),
    () => undefined,
  )
  const hold = useCallback((next: string | undefined) => holdVisit(code, next), [code])
  return [visit, hold]
}

/** Whether the gateway has asked for a password, subscribed while mounted. */
export const useWasRefused = (code: string): boolean =>
  useSyncExternalStore(
    onVisits,
    () => wasRefused(code),
    () => false,
  )
