import { readDevice, writeDevice } from '../device-store'

/** Values of one person that a page shows without a connection. Their names begin so, that signing out finds them. */
const prefix = 'offline:'

type Stored<T> = { person: string; at: string; value: T }

/** Stores what a page shows of the person without a connection, until they sign out. Origins are a site's own. */
export function writeOffline(name: string, person: string, value: unknown): void {
  writeDevice(prefix + name, JSON.stringify({ person, at: new Date().toISOString(), value } satisfies Stored<unknown>))
}

export function readOffline<T>(name: string): Stored<T> | undefined {
  try {
    return (JSON.parse(readDevice(prefix + name) || 'null') as Stored<T> | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Removes all of it, or one person's, or with `but` everyone's but theirs. */
export function forgetOffline(of?: string, { but = false } = {}): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix)) {
        const isTheirs = readOffline(key.slice(prefix.length))?.person === of
        if (of === undefined || isTheirs !== but) writeDevice(key, '')
      }
  } catch {
    // Without storage there is nothing to remove.
  }
}
