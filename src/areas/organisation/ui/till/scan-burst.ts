/** Keys of a scanner come closer than a hand types. */
const burstMs = 35
const leastKeys = 4

type Key = { code: string; shiftKey: boolean; at: number }
export type Burst = { keys: string; at: number }

export const emptyBurst: Burst = { keys: '', at: 0 }

/** What a scanner means by a key, whatever layout the device has: it types as on an English keyboard. */
export function characterOf({ code, shiftKey }: Pick<Key, 'code' | 'shiftKey'>): string {
  if (/^(?:Digit|Numpad)\d$/.test(code)) return code.slice(-1)
  if (/^Key[A-Z]$/.test(code)) return shiftKey ? code.slice(3) : code.slice(3).toLowerCase()
  const others: Record<string, string> = {
    Minus: shiftKey ? '_' : '-',
    NumpadSubtract: '-',
    Period: '.',
    Slash: '/',
    Space: ' ',
  }
  return others[code] ?? ''
}

/**
 * Adds a key to a burst. `isFast`: it follows the one before as closely as a scanner's, so it is no typing. `scanned`
 * holds a whole code when Enter or Tab ends one.
 */
export function addKey(burst: Burst, key: Key): { burst: Burst; isFast: boolean; scanned?: string } {
  const isFast = burst.keys !== '' && key.at - burst.at <= burstMs
  if (key.code === 'Enter' || key.code === 'NumpadEnter' || key.code === 'Tab')
    return isFast && burst.keys.length >= leastKeys
      ? { burst: emptyBurst, isFast, scanned: burst.keys }
      : { burst: emptyBurst, isFast: false }
  const character = characterOf(key)
  if (character === '') return { burst: isFast ? { ...burst, at: key.at } : emptyBurst, isFast: false }
  return { burst: { keys: isFast ? burst.keys + character : character, at: key.at }, isFast }
}
