import { isRecord } from '@schemas/layout/json'
import { ownOf } from '@schemas/layout/own-values'
import { sectionType } from '@schemas/layout/sections'

/** The block types used anywhere in stored content, whatever its structure. */
export function blockTypesIn(content: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(content)) for (const each of content) blockTypesIn(each, found)
  else if (isRecord(content)) {
    const { type, cells, blocks, rows, slots, views, props } = content
    if (typeof type === 'string') found.add(type)
    // A page's own values within a section are read as the block they belong to.
    if (type === sectionType && isRecord(props))
      for (const values of Object.values(ownOf({ props }))) found.add(values.type)
    for (const inner of [rows, cells, blocks]) if (inner) blockTypesIn(inner, found)
    for (const inner of [slots, views])
      if (isRecord(inner)) for (const each of Object.values(inner)) blockTypesIn(each, found)
  }
  return found
}
