import { useCallback, useEffect, useMemo } from 'react'
import type { StoredOptions } from '@schemas/hora/entities/chart-options'
import { useSession } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { readDevice, useDeviceText, usePersonalKey, writeDevice } from '@kit/device-store'
import { preferencesCall, setPreferencesCall } from './calls'
import { optionNames } from './birth-form/messages'
import { ascendantMethodNames, planetMethodNames } from './tables/messages'

const choices = { planets: planetMethodNames, ascendant: ascendantMethodNames, ...optionNames }

/** What is known of stored options; anything else is left out. */
export function knownOptions(text: string): Partial<StoredOptions> | undefined {
  try {
    const found: unknown = JSON.parse(text)
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

const stored = (key: string) => knownOptions(readDevice(key))

const write = (key: string, options: StoredOptions | undefined) =>
  writeDevice(key, options ? JSON.stringify(options) : '')

async function readAccount(key: string): Promise<void> {
  try {
    const found = await callGateway(preferencesCall, {})
    if (found.options && !stored(key)) write(key, found.options)
  } catch {
    // Without an answer the site's own methods are used.
  }
}

/** The methods a person chose as their own: stored on the device for each person, and in the account. */
export function useOwnOptions() {
  const { userID } = useSession()
  const key = usePersonalKey('hora:options')
  const text = useDeviceText(key)
  const options = useMemo(() => knownOptions(text), [text])
  useEffect(() => {
    if (userID === undefined || stored(key)) return
    // A new device takes the choice of the account.
    void readAccount(key)
  }, [userID, key])
  const choose = useCallback(
    async (next: StoredOptions | undefined) => {
      write(key, next)
      if (userID !== undefined) await callGateway(setPreferencesCall, { options: next ?? null })
    },
    [userID, key],
  )
  return { options, choose }
}
