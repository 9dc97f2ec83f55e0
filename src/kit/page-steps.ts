/** Each answers whether the step was one of its page's. */
const followers = new Set<() => boolean>()
let isHeard = false

/**
 * Hears the browser's Back and Forward before the router does. At a window browsers call listeners in the order in which they came, whatever phase they ask
 * for, so this stands before the router is made.
 */
export function hearSteps(): void {
  if (isHeard) return
  isHeard = true
  addEventListener('popstate', (event) => {
    // All of them go along, before the step is kept from the router: two folders on a screen change by one and the same Back.
    const taken = [...followers].map((follow) => follow())
    if (taken.includes(true)) event.stopImmediatePropagation()
  })
}

/** Goes along with steps that a part of the page has made itself, while the page stands. */
export function followSteps(follow: () => boolean): () => void {
  hearSteps()
  followers.add(follow)
  return () => {
    followers.delete(follow)
  }
}
