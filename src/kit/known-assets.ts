import { useSyncExternalStore } from 'react'
import type { Asset } from '@schemas/layout/image'
import { emitter } from '@kit/emitter'

let assets: Readonly<Record<string, Asset>> = {}
const changed = emitter()

/**
 * Assets by the names used in documents, in the builder's language: those of the opened documents and all picked since.
 */
export const knownAssets = (): Readonly<Record<string, Asset>> => assets

/** Adds assets by name; a newer asset replaces one of the same name. */
export function addKnownAssets(more: Readonly<Record<string, Asset>>): void {
  // Repeated answers are mostly equal; without this check everything that shows a picture would re-render.
  const updates = Object.entries(more).filter(([name, asset]) => JSON.stringify(assets[name]) !== JSON.stringify(asset))
  if (updates.length === 0) return
  assets = { ...assets, ...Object.fromEntries(updates) }
  changed.emit()
}

export function useKnownAssets(): Readonly<Record<string, Asset>> {
  return useSyncExternalStore(changed.on, knownAssets, knownAssets)
}
