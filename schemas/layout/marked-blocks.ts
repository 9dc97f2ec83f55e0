import { isRecord } from './json'

const known = new WeakMap<object, Map<string, string>>()

/** The types of a stored section's blocks where pages may differ, by id. Total over JSON. */
export function markedBlocks(section: unknown): ReadonlyMap<string, string> {
  if (!isRecord(section)) return new Map()
  const found = known.get(section) ?? new Map<string, string>()
  if (!known.has(section)) visit(section.rows, found)
  known.set(section, found)
  return found
}

function visit(value: unknown, found: Map<string, string>): void {
  if (Array.isArray(value)) for (const each of value) visit(each, found)
  else if (isRecord(value)) {
    const { id, type, differs, cells, blocks, slots } = value
    if (differs === true && typeof id === 'string' && typeof type === 'string') found.set(id, type)
    for (const below of [cells, blocks, ...(isRecord(slots) ? Object.values(slots) : [])]) visit(below, found)
  }
}
