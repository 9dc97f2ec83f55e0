export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

export function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

const hostile = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * A deep copy of JSON in fresh objects, which cannot pollute a prototype. Throws RangeError beyond 400 levels; a layout
 * of the deepest allowed nesting (eight levels of JSON per row level) does not reach that.
 */
export function copyJson(value: unknown, level = 0): Json {
  if (level > 400) throw new RangeError('The value is nested more than 400 levels deep.')
  if (Array.isArray(value)) return value.map((entry) => copyJson(entry, level + 1))
  if (isRecord(value)) {
    const copy: Record<string, Json> = {}
    for (const key of Object.keys(value)) if (!hostile.has(key)) copy[key] = copyJson(value[key], level + 1)
    return copy
  }
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  return null
}

/** Serialises equal JSON to the same text, regardless of key order. */
export function stableText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stableText).join()}]`
  if (isRecord(value))
    return `{${Object.keys(value)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${stableText(value[key])}`)
      .join()}}`
  return JSON.stringify(value) ?? 'null'
}

/** Whether two JSON values are equal, regardless of key order; a key with an undefined value counts as absent. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isSameJson(entry, other[index]))
  if (!isRecord(one) || !isRecord(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => isSameJson(one[key], other[key]))
}
