const maxRecent = 5
const keyOf = (name: string) => `palette:${name}`

/** What a person chose last on this device, the newest first. */
export function readRecent(name: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((value) => typeof value === 'string').slice(0, maxRecent) : []
  } catch {
    return []
  }
}

export function noteRecent(name: string, value: string): void {
  try {
    const next = [value, ...readRecent(name).filter((each) => each !== value)].slice(0, maxRecent)
    localStorage.setItem(keyOf(name), JSON.stringify(next))
  } catch {
    // Without storage nothing is remembered.
  }
}
