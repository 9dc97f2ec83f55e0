import { isRecord } from '@schemas/layout/json'

/** The block types that stand anywhere in stored content, whatever else is in it. */
export function blockTypesIn(content: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(content)) for (const each of content) blockTypesIn(each, found)
  else if (isRecord(content)) {
    const { type, cells, blocks, rows, slots, views } = content
    if (typeof type === 'string') found.add(type)
    for (const inner of [rows, cells, blocks]) if (inner) blockTypesIn(inner, found)
    for (const inner of [slots, views]) if (isRecord(inner)) for (const each of Object.values(inner)) blockTypesIn(each, found)
  }
  return found
}
