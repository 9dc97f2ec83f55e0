import type { Facts } from '../document/problems/problem'
import { cycleMessage } from '../document/problems/missing-section'
import type { Builder } from '../state/builder'

/** Says, whatever brought it, that a link which has come would have a section show itself: pasted, dropped, restored, saved by somebody else. Ends what it returns. */
export function notifyCircles(
  { store, say: notify }: Pick<Builder, 'store' | 'say'>,
  facts: Pick<Facts, 'holders' | 'rounds'>,
): () => void {
  return store.onChange(({ nodes }) => {
    for (const { before, after } of nodes.values()) {
      const message = cycleMessage(after, facts)
      // Once, however many came together, and not anew where it was one before.
      if (message && !cycleMessage(before, facts)) return notify(message, 'error')
    }
  })
}
