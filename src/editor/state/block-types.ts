import { isRecord } from '@schemas/layout/json'
import { ownOf } from '@schemas/layout/own-values'
import { sectionType } from '@schemas/layout/sections'

/** The block types that stand anywhere in stored content, whatever else is in it. */
export function blockTypesIn(content: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(content)) for (const each of content) blockTypesIn(each, found)
  else if (isRecord(content)) {
    const { type, cells, blocks, rows, slots, views, props } = content
    if (typeof type === 'string') found.add(type)
    // What the page says of its own within a section is looked at as the block there is.
    if (type === sectionType && isRecord(props))
      for (const values of Object.values(ownOf({ props }))) found.add(values.type)
    for (const inner of [rows, cells, blocks]) if (inner) blockTypesIn(inner, found)
    for (const inner of [slots, views])
      if (isRecord(inner)) for (const each of Object.values(inner)) blockTypesIn(each, found)
  }
  return found
}
