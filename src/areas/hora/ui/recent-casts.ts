import { useCallback, useSyncExternalStore } from 'react'
import type { ChartOutput } from '@schemas/hora/entities/chart-output'
import type { BirthForm } from './birth-form/birth-form'

/** A cast of this device, with its result, so that it can be read without a connection. */
export type RecentCast = { at: string; form: BirthForm; chart: ChartOutput }

const storageKey = 'hora:recent'
const maxRecent = 5
const changed = 'hora:recent-changed'
const none: readonly RecentCast[] = []

let read: { text: string | null; casts: readonly RecentCast[] } = { text: null, casts: none }

function storedCasts(): readonly RecentCast[] {
  let text: string | null = null
  try {
    text = localStorage.getItem(storageKey)
  } catch {
    // Storage refused: nothing is remembered.
  }
  if (text === read.text) return read.casts
  read = { text, casts: parsed(text) }
  return read.casts
}

function parsed(text: string | null): readonly RecentCast[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) ? (found as RecentCast[]).slice(0, maxRecent) : none
  } catch {
    return none
  }
}

function write(casts: readonly RecentCast[]): void {
  try {
    if (casts.length > 0) localStorage.setItem(storageKey, JSON.stringify(casts))
    else localStorage.removeItem(storageKey)
  } catch {
    // Full or refused.
  }
  dispatchEvent(new Event(changed))
}

const sameBirth = (form: BirthForm) => JSON.stringify({ ...form, label: '' })

function subscribe(listener: () => void): () => void {
  addEventListener(changed, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(changed, listener)
    removeEventListener('storage', listener)
  }
}

/** The last five casts of this device, newest first. They are stored here only, and cleared in one act. */
export function useRecentCasts() {
  const casts = useSyncExternalStore(subscribe, storedCasts, () => none)
  const add = useCallback((cast: RecentCast) => {
    const others = storedCasts().filter(({ form }) => sameBirth(form) !== sameBirth(cast.form))
    write([cast, ...others].slice(0, maxRecent))
  }, [])
  const clear = useCallback(() => write(none), [])
  return { casts, add, clear }
}
