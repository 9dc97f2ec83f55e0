import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { StoredOptions } from '@schemas/hora/entities/chart-options'
import { useSession } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { preferencesCall, setPreferencesCall } from './calls'
import { optionNames } from './birth-form/messages'
import { ascendantMethodNames, planetMethodNames } from './tables/messages'

const storageKey = 'hora:options'
const changed = 'hora:options-changed'
const choices = { planets: planetMethodNames, ascendant: ascendantMethodNames, ...optionNames }

let read: { text: string | null; options: Partial<StoredOptions> | undefined } = { text: null, options: undefined }

/** What is known of stored options; anything else is left out. */
export function knownOptions(text: string | null): Partial<StoredOptions> | undefined {
  try {
    const found: unknown = JSON.parse(text ?? 'null')
    if (typeof found !== 'object' || found === null) return undefined
    const known = Object.entries(found).filter(([name, value]) =>
      name === 'outer'
        ? typeof value === 'boolean'
        : Object.hasOwn(choices, name) && Object.hasOwn(choices[name as keyof typeof choices], String(value)),
    )
    return known.length > 0 ? Object.fromEntries(known) : undefined
  } catch {
    return undefined
  }
}

function stored(): Partial<StoredOptions> | undefined {
  let text: string | null = null
  try {
    text = localStorage.getItem(storageKey)
  } catch {
    // Storage refused: the site's own methods are used.
  }
  if (text !== read.text) read = { text, options: knownOptions(text) }
  return read.options
}

function write(options: StoredOptions | undefined): void {
  try {
    if (options) localStorage.setItem(storageKey, JSON.stringify(options))
    else localStorage.removeItem(storageKey)
  } catch {
    // Full or refused.
  }
  dispatchEvent(new Event(changed))
}

async function readAccount(): Promise<void> {
  try {
    const found = await callGateway(preferencesCall, {})
    if (found.options && !stored()) write(found.options)
  } catch {
    // Without an answer the site's own methods are used.
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener(changed, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(changed, listener)
    removeEventListener('storage', listener)
  }
}

/** The methods a person chose as their own: kept on the device, and in the account where there is one. */
export function useOwnOptions() {
  const { userID } = useSession()
  const options = useSyncExternalStore(subscribe, stored, () => undefined)
  useEffect(() => {
    if (userID === undefined || stored()) return
    // A new device takes the choice of the account.
    void readAccount()
  }, [userID])
  const choose = useCallback(
    async (next: StoredOptions | undefined) => {
      write(next)
      if (userID !== undefined) await callGateway(setPreferencesCall, { options: next ?? null })
    },
    [userID],
  )
  return { options, choose }
}
