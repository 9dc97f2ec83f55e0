type Listener = () => void
const listeners = new Set<Listener>()
let pending: ReturnType<typeof setTimeout> | undefined

/** Tells every list, tree and figure in this document that files changed: an upload ended, something was moved. Several at once are told of once. */
export function tellFilesChanged(): void {
  pending ??= setTimeout(() => {
    pending = undefined
    for (const listener of listeners) listener()
  }, 40)
}

export function onFilesChanged(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
