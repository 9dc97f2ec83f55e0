const storageKey = 'activation'

/**
 * A random token stored by this browser until the requested account is open. Without storage there is none, and the
 * password is requested instead.
 */
export function browserWord(): string | undefined {
  try {
    const word =
      localStorage.getItem(storageKey) ??
      Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
    localStorage.setItem(storageKey, word)
    return word
  } catch {
    return undefined
  }
}
