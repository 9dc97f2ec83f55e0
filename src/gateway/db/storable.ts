import { isRecord } from '@schemas/layout/json'

/**
 * JSON as PostgreSQL takes it: it keeps no text with a zero or half a surrogate pair in it, and nobody means to write one. What can
 * be stored as it is, nearly everything, is given back itself. Below 400 levels nothing is looked at: reading refuses what is nested so deep.
 */
export function storable(value: unknown, level = 0): unknown {
  if (level > 400) return value
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed() ? value.replaceAll('\0', '').toWellFormed() : value
  if (Array.isArray(value)) {
    const items = value.map((entry: unknown) => storable(entry, level + 1))
    return items.every((entry, index) => entry === value[index]) ? value : items
  }
  if (!isRecord(value)) return value
  const entries = Object.entries(value)
  const fields = entries.map(([key, entry]): [string, unknown] => [storable(key) as string, storable(entry, level + 1)])
  return fields.every(([key, entry], index) => key === entries[index]?.[0] && entry === entries[index]?.[1])
    ? value
    : Object.fromEntries(fields)
}
