import type { Facts } from '../document/problems/problem'
import { cycleMessage } from '../document/problems/missing-section'
import type { Builder } from '../state/builder'

/**
 * Notifies when a new link makes a section contain itself, whatever added it: paste, drop, restore, or another person's
 * save. Returns the function that ends it.
 */
export function notifyCircles(
  { store, say: notify }: Pick<Builder, 'store' | 'say'>,
  facts: Pick<Facts, 'holders' | 'rounds'>,
): () => void {
  return store.onChange(({ nodes }) => {
    for (const { before, after } of nodes.values()) {
      const message = cycleMessage(after, facts)
      // Notify once, however many links came together, and not if there was a circle before.
      if (message && !cycleMessage(before, facts)) return notify(message, 'error')
    }
  })
}
