import { isRecord } from '@schemas/layout/json'
import type { Field, NamedField } from '../document/fields/field'

/** A unique key for a list item. */
export function newKey(): string {
  return `k${Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => (byte % 36).toString(36)).join('')}`
}

/** The minimal value of a field: its default, else something valid. Optional parts are omitted. */
export function startValue(field: Field): unknown {
  if (field.start !== undefined) return structuredClone(field.start)
  switch (field.kind) {
    case 'object':
      return startObject(field.fields)
    case 'list':
      return Array.from({ length: field.min }, () => startValue(field.item()))
    case 'union':
    case 'embed':
      return startValue((field.variants[0] as { field: Field }).field)
    case 'responsive':
      return startValue(field.inner)
    case 'constant':
      return field.value
    case 'number':
      return field.min ?? (field.above === undefined ? 0 : field.above + 1)
    case 'choice':
      return field.options[0]
    case 'choices':
      return []
    case 'weekdays':
      return [1, 2, 3, 4, 5]
    case 'boolean':
      return false
    case 'text':
      return ''
    case 'rich-text':
      return { type: 'doc', content: [{ type: 'paragraph' }] }
    case 'image':
    case 'file':
      return { asset: 'sample-1' }
    case 'link':
      return { to: '/' }
    case 'path':
      return '/'
    case 'icon':
      return 'star'
    case 'color':
      return 'brand'
    case 'key':
      return newKey()
    case 'date':
      return new Date().toISOString().slice(0, 10)
    case 'datetime':
      return new Date().toISOString().slice(0, 16) + ':00Z'
    case 'time':
      return '09:00'
    case 'length':
      return 0
    case 'string':
    case 'reference':
    case 'code':
      return ''
    case 'unknown':
      return undefined
  }
}

function startObject(fields: readonly NamedField[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.filter(({ field }) => !field.isOptional).map(({ name, field }) => [name, startValue(field)]),
  )
}

/** A copy of a value with new unique keys. */
export function copyValue(field: Field, value: unknown): unknown {
  if (field.kind === 'key') return value === undefined ? undefined : newKey()
  if (field.kind === 'list' && Array.isArray(value)) return value.map((entry) => copyValue(field.item(), entry))
  if ((field.kind === 'union' || field.kind === 'embed') && isRecord(value))
    return field.variants.reduce<unknown>(
      (copy, variant) => (isOf(field.key, variant.name, value) ? copyValue(variant.field, copy) : copy),
      value,
    )
  if (field.kind !== 'object' || !isRecord(value)) return structuredClone(value)
  const own = new Map(field.fields.map((each) => [each.name, each.field]))
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      own.has(name) ? copyValue(own.get(name) as Field, entry) : structuredClone(entry),
    ]),
  )
}

const isOf = (key: string | undefined, name: string, value: Record<string, unknown>) =>
  key !== undefined && value[key] === name

/**
 * Converts a value to another shape, keeping fields that both name alike: a question turned into a choice keeps its
 * text. `before` may have any shape.
 */
export function reshape(to: Field, before: unknown): unknown {
  const next = startValue(to)
  if (to.kind !== 'object' || !isRecord(before) || !isRecord(next)) return next
  const retained: Record<string, unknown> = {}
  for (const { name, field } of to.fields)
    if (field.kind !== 'constant' && name in before) retained[name] = before[name]
  return { ...next, ...retained }
}
