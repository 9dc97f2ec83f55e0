import * as z from 'zod/mini'
import type { AnyCall } from '@schemas/call'

type Json = Record<string, unknown>

/** The way to a field of an input; `0` steps into a list, `some` into a record. */
export type FieldPath = readonly string[]

/** A field that takes text, and the format that its schema knows it by. `open`: its schema takes whatever comes; `keys`: the names in a record, which the caller makes. */
export type Field = { path: FieldPath; format?: string; kind: 'text' | 'open' | 'keys' }

/** Every field of a call's input that takes text, as its contract says; of unions, every branch. */
export function textFields(call: AnyCall): FieldPath[] {
  return inputFields(call)
    .filter(({ kind }) => kind === 'text')
    .map(({ path }) => path)
}

/** Those, and the ones in which text may come because nothing is said of them. */
export function inputFields(call: AnyCall): Field[] {
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any', cycles: 'ref', reused: 'inline' })
  return [...new Map(fieldsIn(schema).map((field) => [`${field.kind} ${field.path.join('.')}`, field])).values()]
}

function fieldsIn(schema: unknown, path: FieldPath = []): Field[] {
  if (schema === null || typeof schema !== 'object') return []
  const {
    type,
    properties,
    items,
    prefixItems,
    anyOf,
    oneOf,
    allOf,
    enum: values,
    const: only,
    format,
    additionalProperties,
    propertyNames,
  } = schema as Json
  const branches = [anyOf, oneOf, allOf].flatMap((each) => (Array.isArray(each) ? (each as unknown[]) : []))
  const isOpen =
    [type, properties, items, prefixItems, values, only].every((each) => each === undefined) && branches.length === 0
  return [
    ...(isOpen ? [{ path, kind: 'open' as const }] : []),
    ...(type === 'string' && values === undefined && only === undefined
      ? [{ path, kind: 'text' as const, ...(typeof format === 'string' ? { format } : {}) }]
      : []),
    ...Object.entries((properties ?? {}) as Json).flatMap(([name, each]) => fieldsIn(each, [...path, name])),
    ...(items ? fieldsIn(items, [...path, '0']) : []),
    ...(Array.isArray(prefixItems) ? prefixItems.flatMap((each) => fieldsIn(each, [...path, '0'])) : []),
    ...(additionalProperties ? fieldsIn(additionalProperties, [...path, 'some']) : []),
    ...(additionalProperties && (propertyNames as Json | undefined)?.enum === undefined
      ? [{ path, kind: 'keys' as const }]
      : []),
    ...branches.flatMap((each) => fieldsIn(each, path)),
  ]
}

/** Every place in a value where text stands, below `way`. */
export function textsIn(value: unknown, path: FieldPath = []): FieldPath[] {
  if (typeof value === 'string') return [path]
  // A list by its first, which is as much as `withText` reaches.
  if (Array.isArray(value)) return value.length > 0 ? textsIn(value[0], [...path, '0']) : []
  return value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, each]) => textsIn(each, [...path, name]))
    : []
}

/** What stands there in a value. */
export function valueAt(value: unknown, [name, ...rest]: FieldPath): unknown {
  if (name === undefined) return value
  return value !== null && typeof value === 'object' ? valueAt((value as Json)[name], rest) : undefined
}

/** The value with `text` in that field, or whatever else is to stand there. */
export function withText(value: unknown, [name, ...rest]: FieldPath, text: unknown): unknown {
  if (name === undefined) return text
  if (name === '0') return [withText(Array.isArray(value) ? value[0] : undefined, rest, text)]
  return { ...(value as Json | undefined), [name]: withText((value as Json | undefined)?.[name], rest, text) }
}
