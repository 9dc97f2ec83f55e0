import { useCallback, useEffect, useRef } from 'react'

/** What fails within it (ms) never worked; an address that held for longer may just have ended. */
const heldMs = 60_000

/**
 * Addresses of files end after some minutes, in the middle of a film. Gives what a player asks when something fails: whether a new address is on its
 * way, with which it goes on where it was.
 */
export function useAddressRenewal(address: string | undefined, ask: () => void): () => boolean {
  const held = useRef<{ since: number; isRequested: boolean }>(undefined)
  const latestAsk = useRef(ask)
  useEffect(() => {
    latestAsk.current = ask
  })
  useEffect(() => {
    held.current = address === undefined ? undefined : { since: Date.now(), isRequested: false }
  }, [address])
  return useCallback(() => {
    const now = held.current
    if (!now || Date.now() - now.since < heldMs) return false
    if (!now.isRequested) {
      now.isRequested = true
      latestAsk.current()
    }
    return true
  }, [])
}
