import * as z from 'zod/mini'
import type { AnyCall } from '@schemas/call'

type Json = Record<string, unknown>

/** The way to a field of an input; `0` steps into a list. */
export type Way = readonly string[]

/** Every field of a call's input that takes text, as its contract says; of unions, every branch. */
export function textFields(call: AnyCall): Way[] {
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any', cycles: 'ref', reused: 'inline' })
  return [...new Map(fieldsIn(schema).map((way) => [way.join('.'), way])).values()]
}

function fieldsIn(schema: unknown, way: Way = []): Way[] {
  if (schema === null || typeof schema !== 'object' || way.length > 6) return []
  const { type, properties, items, anyOf, oneOf, allOf, enum: values, const: only, additionalProperties } = schema as Json
  const branches = [anyOf, oneOf, allOf].flatMap((each) => (Array.isArray(each) ? (each as unknown[]) : []))
  return [
    ...(type === 'string' && values === undefined && only === undefined ? [way] : []),
    ...Object.entries((properties ?? {}) as Json).flatMap(([name, each]) => fieldsIn(each, [...way, name])),
    ...(items ? fieldsIn(items, [...way, '0']) : []),
    ...(additionalProperties ? fieldsIn(additionalProperties, [...way, 'some']) : []),
    ...branches.flatMap((each) => fieldsIn(each, way)),
  ]
}

/** The value with `text` in that field. */
export function withText(value: unknown, [name, ...rest]: Way, text: string): unknown {
  if (name === undefined) return text
  if (name === '0') return [withText(Array.isArray(value) ? value[0] : undefined, rest, text)]
  return { ...(value as Json | undefined), [name]: withText((value as Json | undefined)?.[name], rest, text) }
}
