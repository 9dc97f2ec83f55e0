/**
 * Calls that are held open, by whom they are held for: a session, a person, or an address where nobody is signed in.
 */
export type HeldCalls = {
  /**
   * Counts one more call of the owner until `release`. Past the limit the owner's oldest gives way: it is answered at
   * once, so that the newest never fails.
   */
  hold: (owner: string, yieldCall: () => void) => { release: () => void }
  /** How many calls of the owner are held. */
  count: (owner: string) => number
}

/**
 * Every call that waits before it answers is counted here: a waiting call costs memory and a socket for as long as its
 * caller likes.
 */
export function heldCalls(maxPerOwner: number): HeldCalls {
  const held = new Map<string, Set<() => void>>()
  const release = (owner: string, yieldCall: () => void) => {
    const own = held.get(owner)
    own?.delete(yieldCall)
    if (own?.size === 0) held.delete(owner)
  }
  return {
    hold: (owner, yieldCall) => {
      const [oldest] = held.get(owner) ?? []
      if (oldest && (held.get(owner)?.size ?? 0) >= maxPerOwner) {
        release(owner, oldest)
        oldest()
      }
      const own = held.get(owner) ?? new Set()
      held.set(owner, own.add(yieldCall))
      return { release: () => release(owner, yieldCall) }
    },
    count: (owner) => held.get(owner)?.size ?? 0,
  }
}
