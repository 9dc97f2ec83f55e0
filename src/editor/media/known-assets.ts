import { useSyncExternalStore } from 'react'
import type { Asset } from '@schemas/layout/image'

let assets: Readonly<Record<string, Asset>> = {}
const listeners = new Set<() => void>()

/** What names in documents show, in the language that the builder is in: the opened documents' assets, and all that was picked since. */
export const knownAssets = (): Readonly<Record<string, Asset>> => assets

/** Adds assets, by name; a name that is known already shows the newer one from now on. */
export function addKnownAssets(more: Readonly<Record<string, Asset>>): void {
  assets = { ...assets, ...more }
  for (const listener of listeners) listener()
}

export function useKnownAssets(): Readonly<Record<string, Asset>> {
  return useSyncExternalStore(subscribe, knownAssets, knownAssets)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
