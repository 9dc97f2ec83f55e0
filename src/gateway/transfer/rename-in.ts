import { isRecord } from '@schemas/layout/json'
import { linkedSection, sectionType } from '@schemas/layout/sections'

/** New names of a document's uploads (`item-…`) and sections on this site; others are unchanged. */
export type Renames = { uploads: ReadonlyMap<string, string>; sections: ReadonlyMap<string, string> }

/** A copy of JSON with uploads and linked sections renamed. Pure. */
export function renameIn(value: unknown, names: Renames): unknown {
  if (typeof value === 'string') return names.uploads.get(value) ?? value
  if (Array.isArray(value)) return value.map((entry) => renameIn(entry, names))
  if (!isRecord(value)) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, renameIn(entry, names)]))
  const section =
    value.type === sectionType && isRecord(value.props)
      ? linkedSection({ type: sectionType, props: value.props })
      : undefined
  const to = section === undefined ? undefined : names.sections.get(section)
  return to === undefined ? copy : { ...copy, props: { ...(copy.props as object), section: to } }
}
