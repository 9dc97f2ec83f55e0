import { useSyncExternalStore } from 'react'
import type { Asset } from '@schemas/layout/image'
import { emitter } from '@kit/emitter'

let assets: Readonly<Record<string, Asset>> = {}
const changed = emitter()

/** What names in documents show, in the language that the builder is in: the opened documents' assets, and all that was picked since. */
export const knownAssets = (): Readonly<Record<string, Asset>> => assets

/** Adds assets, by name; a name that is known already shows the newer one from now on. */
export function addKnownAssets(more: Readonly<Record<string, Asset>>): void {
  // What is asked for again and again is mostly what it was; all that shows a picture would be drawn for nothing.
  const updates = Object.entries(more).filter(([name, asset]) => JSON.stringify(assets[name]) !== JSON.stringify(asset))
  if (updates.length === 0) return
  assets = { ...assets, ...Object.fromEntries(updates) }
  changed.emit()
}

export function useKnownAssets(): Readonly<Record<string, Asset>> {
  return useSyncExternalStore(changed.on, knownAssets, knownAssets)
}
