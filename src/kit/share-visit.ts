const held = new Map<string, string | undefined>()
const listeners = new Set<() => void>()
const nameOf = (code: string) => `share-visit:${code}`

/** The visit to a share that a password opened in this tab; kept over reloads, gone with the tab. Undefined where nothing may be kept. */
export function visitOf(code: string): string | undefined {
  if (!held.has(code)) {
    try {
      held.set(code, sessionStorage.getItem(nameOf(code)) ?? undefined)
    } catch {
      held.set(code, undefined)
    }
  }
  return held.get(code)
}

/** Keeps a visit, or gives it up. */
export function holdVisit(code: string, visit: string | undefined): void {
  held.set(code, visit)
  try {
    if (visit === undefined) sessionStorage.removeItem(nameOf(code))
    else sessionStorage.setItem(nameOf(code), visit)
  } catch {
    // A browser that keeps nothing asks for the password again after a reload.
  }
  for (const listener of listeners) listener()
}

export function onVisits(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
