const key = (name: string) => `announcement:${name}`
const listeners = new Set<() => void>()

export function subscribeDismissed(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Storage may be unavailable (private windows, full disks): the bar is then shown again. */
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
    // Ignored: it is hidden on this page and returns with the next.
  }
  for (const listener of listeners) listener()
}
