import { useSyncExternalStore } from 'react'
import { loadedView, loadViews } from '@registry/views'

const listeners = new Set<() => void>()
const asked = new Set<string>()

/** Whether the block type's view is here, or known never to come; what is not is loaded, and the caller drawn again. */
export function useViewsLoaded(type: string | undefined): boolean {
  return useSyncExternalStore(subscribe, () => type === undefined || loadedView(type) !== undefined || load(type))
}

/** The same of several block types at once. */
export function useAllViewsLoaded(types: readonly string[]): boolean {
  // Each is asked for before any is waited for.
  return useSyncExternalStore(subscribe, () => types.filter((type) => loadedView(type) === undefined && !load(type)).length === 0)
}

const settled = new Set<string>()

function load(type: string): boolean {
  if (settled.has(type)) return true
  if (!asked.has(type)) {
    asked.add(type)
    // A chunk that does not come leaves a notice, as it does for visitors.
    void loadViews([type])
      .catch(() => {})
      .finally(() => {
        settled.add(type)
        for (const listener of listeners) listener()
      })
  }
  return false
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
