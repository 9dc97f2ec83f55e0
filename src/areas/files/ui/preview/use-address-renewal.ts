import { useCallback, useEffect, useRef } from 'react'

/** A failure within this time (ms) means the address never worked; one that worked for longer may have expired. */
const heldMs = 60_000

/**
 * File addresses expire after some minutes, possibly during playback. Returns a function for players to call on
 * failure: whether a new address is coming, with which playback continues.
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
