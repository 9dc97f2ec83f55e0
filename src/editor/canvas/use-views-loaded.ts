import { useSyncExternalStore } from 'react'
import { loadedView, loadViews } from '@registry/views'

const listeners = new Set<() => void>()
const asked = new Set<string>()

/** Whether the block type's view is here, or known never to come; what is not is loaded, and listeners are told. */
export const isViewLoaded = (type: string): boolean => loadedView(type) !== undefined || load(type)

/** Whether those of all these block types are; the caller is drawn again when they have come. */
export function useAllViewsLoaded(types: readonly string[]): boolean {
  // Each is asked for before any is waited for.
  return useSyncExternalStore(onViewsLoaded, () => types.filter((type) => !isViewLoaded(type)).length === 0)
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

/** Told when views have come, or are known not to. */
export function onViewsLoaded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
