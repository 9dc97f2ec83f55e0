import type { Sellable } from './sellable'

const files = import.meta.glob<{ sellable: Sellable }>('/src/areas/*/server/sellable/*.ts', { eager: true })

/** What the areas sell, by kind. A kind that is missing here cannot be sold. Throws when two areas sell one kind. */
export const sellables: ReadonlyMap<string, Sellable> = byKind(
  Object.values(files).flatMap(({ sellable }) => (sellable ? [sellable] : [])),
)

/** Sellables by their kind. */
export function byKind(all: readonly Sellable[]): ReadonlyMap<string, Sellable> {
  const found = new Map<string, Sellable>()
  for (const each of all) {
    if (found.has(each.kind)) throw new Error(`Two areas sell "${each.kind}".`)
    found.set(each.kind, each)
  }
  return found
}
