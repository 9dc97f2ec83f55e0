import { isRecord } from '@schemas/layout/json'

type Found = { blocks: number; /** The id of the first one. */ first: string }

/** The types of blocks in stored content, with how many there are of each. What a block says is not looked into: no block stands there. */
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
