import * as z from 'zod/mini'
import type { AnyCall } from '@schemas/call'

type Json = Record<string, unknown>

/** The path to a field of an input; `0` steps into a list, `some` into a record. */
export type FieldPath = readonly string[]

/**
 * A field that accepts text, and its schema's format. `open`: its schema accepts anything; `keys`: the names in a
 * record, which the caller chooses.
 */
export type Field = { path: FieldPath; format?: string; kind: 'text' | 'open' | 'keys' }

/** Every text field of a call's input, according to its contract; for unions, of every branch. */
export function textFields(call: AnyCall): FieldPath[] {
  return inputFields(call)
    .filter(({ kind }) => kind === 'text')
    .map(({ path }) => path)
}

/** Those, and the fields in which text is possible because their schema is open. */
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

/** Paths of all texts in a value, below `path`. */
export function textsIn(value: unknown, path: FieldPath = []): FieldPath[] {
  if (typeof value === 'string') return [path]
  // A list by its first entry, which is all that `withText` reaches.
  if (Array.isArray(value)) return value.length > 0 ? textsIn(value[0], [...path, '0']) : []
  return value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, each]) => textsIn(each, [...path, name]))
    : []
}

/** The value at a path. */
export function valueAt(value: unknown, [name, ...rest]: FieldPath): unknown {
  if (name === undefined) return value
  return value !== null && typeof value === 'object' ? valueAt((value as Json)[name], rest) : undefined
}

/** The value with `text`, or any other value, at that path. */
export function withText(value: unknown, [name, ...rest]: FieldPath, text: unknown): unknown {
  if (name === undefined) return text
  if (name === '0') return [withText(Array.isArray(value) ? value[0] : undefined, rest, text)]
  return { ...(value as Json | undefined), [name]: withText((value as Json | undefined)?.[name], rest, text) }
}
