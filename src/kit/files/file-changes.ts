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

const goneListeners = new Set<(ids: readonly string[]) => void>()

/** Tells what an act took away from where it lay: nowhere in this document is it chosen any more. */
export function tellFilesGone(ids: readonly string[]): void {
  if (ids.length > 0) for (const listener of goneListeners) listener(ids)
}

export function onFilesGone(listener: (ids: readonly string[]) => void): () => void {
  goneListeners.add(listener)
  return () => goneListeners.delete(listener)
}

export function onFilesChanged(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
