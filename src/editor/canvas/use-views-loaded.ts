import { useSyncExternalStore } from 'react'
import { emitter } from '@kit/emitter'
import { hasBlockKit, loadBlockKits } from '@registry/block-kits'
import { loadedView, loadViews } from '@registry/views'

const come = emitter()
const requested = new Set<string>()

const kitOf = (type: string) => `${type} kit`

/**
 * Whether the block type's view is loaded or known to be missing; otherwise it is loaded and listeners are notified.
 */
const isViewLoaded = (type: string): boolean => loadedView(type) !== undefined || load(type, () => loadViews([type]))

/** The same for everything that a block of that type needs in the editor: its view, and the parser of its props. */
export const isBlockLoaded = (type: string): boolean =>
  [isViewLoaded(type), hasBlockKit(type) || load(kitOf(type), () => loadBlockKits([type]))].every(Boolean)

/** Whether the views of all these block types are loaded; the caller rerenders when they are. */
export function useAllViewsLoaded(types: readonly string[]): boolean {
  // `filter` starts loading all of them before any is awaited.
  return useSyncExternalStore(onViewsLoaded, () => types.filter((type) => !isViewLoaded(type)).length === 0)
}

const finished = new Set<string>()
const failed = new Set<string>()

const namesOf = (type: string) => [type, kitOf(type)]

/** Whether a file needed to draw such a block failed to load. */
export const didNotCome = (type: string): boolean => namesOf(type).some((name) => failed.has(name))

/** Retries the failed files of a block type; waiting listeners are notified now and again once it has loaded. */
export function askAgain(type: string): void {
  for (const name of namesOf(type)) for (const known of [finished, requested, failed]) known.delete(name)
  come.emit()
}

function load(name: string, fetchFile: () => Promise<void>): boolean {
  if (finished.has(name)) return true
  if (!requested.has(name)) {
    requested.add(name)
    // A failed chunk shows a notice, as it does for visitors.
    void fetchFile()
      .catch(() => failed.add(name))
      .finally(() => {
        finished.add(name)
        come.emit()
      })
  }
  return false
}

/** Notifies when views have loaded or are known to be missing. */
export const onViewsLoaded = come.on
