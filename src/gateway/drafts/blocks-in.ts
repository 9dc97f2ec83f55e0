import { isRecord } from '@schemas/layout/json'

type Found = { blocks: number; /** Id of the first block of this type. */ first: string }

/** The block types in stored content, with the count of each. Props are not searched: no block is inside them. */
export function blocksIn(json: unknown, found = new Map<string, Found>()): Map<string, Found> {
  if (Array.isArray(json)) for (const entry of json) blocksIn(entry, found)
  else if (isRecord(json)) {
    const { id, type, version } = json
    if (typeof id === 'string' && typeof type === 'string' && typeof version === 'number') {
      const known = found.get(type)
      found.set(type, known ? { ...known, blocks: known.blocks + 1 } : { blocks: 1, first: id })
    }
    for (const [key, value] of Object.entries(json)) if (key !== 'props') blocksIn(value, found)
  }
  return found
}
