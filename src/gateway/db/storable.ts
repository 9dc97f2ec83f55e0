import { isRecord } from '@schemas/layout/json'

/**
 * JSON that PostgreSQL accepts: it stores no text with a NUL or half a surrogate pair, which nobody writes on purpose.
 * A value that can be stored unchanged, nearly always, is returned itself. Nothing below 400 levels is visited: reading
 * refuses such depth.
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
