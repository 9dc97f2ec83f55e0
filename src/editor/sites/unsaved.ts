import { useSyncExternalStore } from 'react'
import { useSession } from '@kit/boot'
import { isSessionOver } from '@kit/session-over'
import { emitter } from '@kit/emitter'
import { readDraft, writeDraft } from '@kit/tab-draft'

type Typed = Readonly<Record<string, unknown>>

const nothing: Typed = {}
/** By person and form. If the browser refuses to store it, it lasts as long as the document. */
const held = new Map<string, Typed>()
const changed = emitter()

function read(key: string): Typed {
  const known = held.get(key)
  if (known) return known
  const draft = readDraft(key)
  const found = Object.keys(draft).length > 0 ? draft : nothing
  held.set(key, found)
  return found
}

function write(key: string, next: Typed): void {
  const isEmpty = Object.keys(next).length === 0
  held.set(key, isEmpty ? nothing : next)
  writeDraft(key, isEmpty ? undefined : { ...next })
  changed.emit()
}

/** Unsaved values of a form of the sites screen: changing tabs, going back or reloading loses nothing. */
export function useUnsaved(form: string): [Typed, (change: (before: Typed) => Typed) => void] {
  const { userID } = useSession()
  const key = keyOf(userID, form)
  const typed = useSyncExternalStore(changed.on, () => read(key))
  return [typed, (change) => write(key, change(read(key)))]
}

/** Whether any of these forms has unsaved values. */
export function useHasUnsaved(forms: readonly string[]): boolean {
  const { userID } = useSession()
  return useSyncExternalStore(changed.on, () => forms.some((form) => read(keyOf(userID, form)) !== nothing))
}

const keyOf = (userID: string | undefined, form: string) => `${userID ?? ''}:sites:${form}`

/**
 * For `useLeaveWarning`: unsaved values would be lost with the tab. The end of a session keeps the tab, so it needs no
 * warning.
 */
export const saved = {
  get isSafe(): boolean {
    return isSessionOver() || [...held.values()].every((typed) => typed === nothing)
  },
}
