import { isRecord } from '@schemas/layout/json'
import { linkedSection, sectionType } from '@schemas/layout/sections'

/** Under which names a document's uploads (`item-…`) and sections go on here; what is not named stays as it is. */
export type Renames = { uploads: ReadonlyMap<string, string>; sections: ReadonlyMap<string, string> }

/** A copy of JSON in which uploads and linked sections have their names here. Pure. */
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
