import { useSyncExternalStore } from 'react'
import { hasBlockKit, loadBlockKits } from '@registry/block-kits'
import { loadedView, loadViews } from '@registry/views'

const listeners = new Set<() => void>()
const asked = new Set<string>()

/** Whether the block type's view is here, or known never to come; what is not is loaded, and listeners are told. */
const isViewLoaded = (type: string): boolean => loadedView(type) !== undefined || load(type, () => loadViews([type]))

/** The same of all that a block of that type is drawn with where it is edited: its view, and what its props are read by. */
export const isBlockLoaded = (type: string): boolean => [isViewLoaded(type), hasBlockKit(type) || load(`${type} kit`, () => loadBlockKits([type]))].every(Boolean)

/** Whether those of all these block types are; the caller is drawn again when they have come. */
export function useAllViewsLoaded(types: readonly string[]): boolean {
  // Each is asked for before any is waited for.
  return useSyncExternalStore(onViewsLoaded, () => types.filter((type) => !isViewLoaded(type)).length === 0)
}

const settled = new Set<string>()

function load(name: string, bring: () => Promise<void>): boolean {
  if (settled.has(name)) return true
  if (!asked.has(name)) {
    asked.add(name)
    // A chunk that does not come leaves a notice, as it does for visitors.
    void bring()
      .catch(() => {})
      .finally(() => {
        settled.add(name)
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
