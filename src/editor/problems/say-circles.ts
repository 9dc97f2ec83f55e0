import type { Facts } from '../document/problems/problem'
import { circleWords } from '../document/problems/missing-section'
import type { Builder } from '../state/builder'

/** Says, whatever brought it, that a link which has come would have a section show itself: pasted, dropped, restored, saved by somebody else. Ends what it returns. */
export function sayCircles(
  { store, say }: Pick<Builder, 'store' | 'say'>,
  facts: Pick<Facts, 'holders' | 'rounds'>,
): () => void {
  return store.onChange(({ nodes }) => {
    for (const { before, after } of nodes.values()) {
      const said = circleWords(after, facts)
      // Once, however many came together, and not anew where it was one before.
      if (said && !circleWords(before, facts)) return say(said, 'error')
    }
  })
}
