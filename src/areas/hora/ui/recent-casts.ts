import { useCallback, useMemo } from 'react'
import type { ChartOutput } from '@schemas/hora/entities/chart-output'
import { readDevice, useDeviceText, usePersonalKey, writeDevice } from '@kit/device-store'
import type { BirthForm } from './birth-form/birth-form'

/** A cast of this device, with its result, so that it can be read without a connection. */
export type RecentCast = { at: string; form: BirthForm; chart: ChartOutput }

const maxRecent = 5

function parse(text: string): readonly RecentCast[] {
  try {
    const found: unknown = JSON.parse(text)
    return Array.isArray(found) ? (found as RecentCast[]).slice(0, maxRecent) : []
  } catch {
    return []
  }
}

const sameBirth = (form: BirthForm) => JSON.stringify({ ...form, label: '' })

/** A person's last five casts, newest first. They are stored on this device only, and cleared in one act. */
export function useRecentCasts() {
  const key = usePersonalKey('hora:recent')
  const text = useDeviceText(key)
  const casts = useMemo(() => parse(text), [text])
  const add = useCallback(
    (cast: RecentCast) => {
      const others = parse(readDevice(key)).filter(({ form }) => sameBirth(form) !== sameBirth(cast.form))
      writeDevice(key, JSON.stringify([cast, ...others].slice(0, maxRecent)))
    },
    [key],
  )
  const clear = useCallback(() => writeDevice(key, ''), [key])
  return { casts, add, clear }
}
