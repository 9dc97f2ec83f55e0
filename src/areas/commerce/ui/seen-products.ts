/** Codes of products that someone looked at on this device, the latest first; each site is an origin of its own. */
const storageKey = 'shop-recent'
const maxSeen = 12

let current = ''

export function readSeen(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []
  } catch {
    return []
  }
}

/** Stores that a product is being looked at. A device that stores nothing remembers nothing. */
export function noteSeen(code: string): void {
  current = code
  try {
    localStorage.setItem(
      storageKey,
      JSON.stringify([code, ...readSeen().filter((each) => each !== code)].slice(0, maxSeen)),
    )
  } catch {
    // Private windows may refuse.
  }
}

/** What was seen before, without what is being looked at. */
export const seenBefore = (): string[] => readSeen().filter((code) => code !== current)
