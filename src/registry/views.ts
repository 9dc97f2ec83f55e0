import type { ComponentType } from 'react'
import { loaders } from 'virtual:block-views'
import { findLoader } from './find-loader'

/** A block's view with untyped props, already parsed by its schema. */
export type AnyView = ComponentType<Record<string, unknown>>

const loaded = new Map<string, AnyView>()

/** The block type is its folder: `/blocks/shop/product-grid/view.tsx` is "shop/product-grid". */
export function typeOfFile(file: string): string {
  return file.split('/').slice(2, 4).join('/')
}

/** The view of a loaded block type; undefined when it is not loaded or not in this build. */
export function loadedView(type: string): AnyView | undefined {
  return loaded.get(type)
}

export function registerView(type: string, view: AnyView): void {
  loaded.set(type, view)
}

let pendingCount = 0

/** Whether views are loading; their caller handles failures. */
export function areViewsLoading(): boolean {
  return pendingCount > 0
}

/**
 * Loads the chunks of all types in parallel. Unknown types are ignored; rejects with the first failure once all have
 * settled.
 */
export async function loadViews(types: readonly string[]): Promise<void> {
  pendingCount += 1
  const results = await Promise.allSettled(
    types.map(async (type) => {
      if (loaded.has(type)) return
      const load = await findLoader(loaders, type, 'view.tsx')
      if (load) loaded.set(type, (await load()).View)
    }),
  )
  pendingCount -= 1
  const failed = results.find((each) => each.status === 'rejected')
  if (failed) throw failed.reason
}
