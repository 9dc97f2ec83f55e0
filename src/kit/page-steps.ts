/** Each returns whether the history step was its own. */
const followers = new Set<() => boolean>()
let isHeard = false

/**
 * Handles Back and Forward before the router. Browsers call window listeners in registration order, whatever their
 * phase, so this must run before the router is created.
 */
export function hearSteps(): void {
  if (isHeard) return
  isHeard = true
  addEventListener('popstate', (event) => {
    // All followers run before the event is kept from the router: one Back may change two folders on a screen.
    const taken = [...followers].map((follow) => follow())
    if (taken.includes(true)) event.stopImmediatePropagation()
  })
}

/** Registers for history entries that a part of the page pushed, while mounted. */
export function followSteps(follow: () => boolean): () => void {
  hearSteps()
  followers.add(follow)
  return () => {
    followers.delete(follow)
  }
}
