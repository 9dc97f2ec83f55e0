import { useSyncExternalStore } from 'react'
import { emitter } from '@kit/emitter'
import { hasBlockKit, loadBlockKits } from '@registry/block-kits'
import { loadedView, loadViews } from '@registry/views'

const come = emitter()
const requested = new Set<string>()

const kitOf = (type: string) => `${type} kit`

/** Whether the block type's view is here, or known never to come; what is not is loaded, and listeners are told. */
const isViewLoaded = (type: string): boolean => loadedView(type) !== undefined || load(type, () => loadViews([type]))

/** The same of all that a block of that type is drawn with where it is edited: its view, and what its props are read by. */
export const isBlockLoaded = (type: string): boolean =>
  [isViewLoaded(type), hasBlockKit(type) || load(kitOf(type), () => loadBlockKits([type]))].every(Boolean)

/** Whether those of all these block types are; the caller is drawn again when they have come. */
export function useAllViewsLoaded(types: readonly string[]): boolean {
  // Each is asked for before any is waited for.
  return useSyncExternalStore(onViewsLoaded, () => types.filter((type) => !isViewLoaded(type)).length === 0)
}

const finished = new Set<string>()
const failed = new Set<string>()

const namesOf = (type: string) => [type, kitOf(type)]

/** Whether a file of what such a block is drawn with did not come. */
export const didNotCome = (type: string): boolean => namesOf(type).some((name) => failed.has(name))

/** Asks once more for what did not come of a block type; whoever waits for views is told at once, and again when it is here. */
export function askAgain(type: string): void {
  for (const name of namesOf(type)) for (const known of [finished, requested, failed]) known.delete(name)
  come.emit()
}

function load(name: string, fetchFile: () => Promise<void>): boolean {
  if (finished.has(name)) return true
  if (!requested.has(name)) {
    requested.add(name)
    // A chunk that does not come leaves a notice, as it does for visitors.
    void fetchFile()
      .catch(() => failed.add(name))
      .finally(() => {
        finished.add(name)
        come.emit()
      })
  }
  return false
}

/** Told when views have come, or are known not to. */
export const onViewsLoaded = come.on
