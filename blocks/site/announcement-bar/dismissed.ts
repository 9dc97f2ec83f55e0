const key = (name: string) => `announcement:${name}`
const listeners = new Set<() => void>()

export function subscribeDismissed(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Storage may be refused (private windows, full disks): then the bar is simply shown again. */
export function isDismissed(name: string): boolean {
  try {
    return localStorage.getItem(key(name)) !== null
  } catch {
    return false
  }
}

export function dismiss(name: string): void {
  try {
    localStorage.setItem(key(name), '1')
  } catch {
    // Nothing to do: it is gone from this page, and comes back with the next.
  }
  for (const listener of listeners) listener()
}
