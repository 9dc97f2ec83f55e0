import * as z from 'zod/mini'
import { type FieldMark, fieldMark } from '@schemas/layout/field-mark'
import { isRecord } from '@schemas/layout/json'
import type { Field, NamedField, Variant } from './field'

type Schema = z.core.$ZodType
/** All zod schema types, discriminated by `def.type`. */
type Known = z.core.$ZodTypes

const described = new WeakMap<Schema, Field>()

/** Describes the form field of a schema. Cached per schema; anything it cannot read is `unknown`. */
export function describeSchema(schema: Schema): Field {
  const known = described.get(schema)
  if (known) return known
  const field = describe(schema)
  described.set(schema, field)
  return field
}

/** The fields of an object schema, in its order; none for any other schema. */
export function objectFields(schema: Schema): readonly NamedField[] {
  const field = describeSchema(schema)
  return field.kind === 'object' ? field.fields : []
}

/**
 * The variant of `value`: the one named by its discriminator, else the first that accepts it, else the first of all.
 */
export function variantOf(field: Extract<Field, { kind: 'union' | 'embed' }>, value: unknown): Variant {
  const { key, variants } = field
  const found =
    key === undefined
      ? variants.find((variant) => z.safeParse(variant.field.schema, value).success)
      : variants.find((variant) => isRecord(value) && value[key] === variant.name)
  return found ?? (variants[0] as Variant)
}

function describe(schema: Schema): Field {
  const mark = fieldMark(schema)
  if (mark) return { ...describeMarked(schema, mark), schema, isOptional: false }
  const { def } = (schema as Known)._zod
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return { ...describeSchema(def.innerType), isOptional: true }
    case 'default':
    case 'prefault':
      return { ...describeSchema(def.innerType), isOptional: true, start: def.defaultValue }
    case 'readonly':
    case 'nonoptional':
      return describeSchema(def.innerType)
    case 'lazy':
      return describeSchema(def.getter())
    // Documents store the input side of a pipe; views get the output side.
    case 'pipe':
      return { ...describeSchema(def.in), schema }
    default:
      return { ...describeShape(schema), schema, isOptional: false }
  }
}

type Shape = Field extends infer F ? (F extends Field ? Omit<F, 'schema' | 'isOptional' | 'start'> : never) : never

function describeMarked(schema: Schema, mark: FieldMark): Shape {
  switch (mark.field) {
    case 'text':
      return { kind: 'text', lines: mark.lines, ...limitOf(schema) }
    case 'number':
      return { ...describeNumber(schema), unit: mark.unit }
    case 'reference':
      return { kind: 'reference', to: mark.to }
    case 'weekdays':
      return { kind: 'weekdays', sunday: mark.sunday }
    case 'code':
      return { kind: 'code', language: mark.language }
    case 'responsive':
      return { kind: 'responsive', inner: describeSchema(mark.inner), spread: mark.spread }
    case 'embed':
      return { ...describeUnion(schema), kind: 'embed' }
    case 'name': {
      const shape = describeString(schema)
      return shape.kind === 'string' ? { ...shape, isName: true } : shape
    }
    default:
      return { kind: mark.field }
  }
}

function describeShape(schema: Schema): Shape {
  const { def } = (schema as Known)._zod
  switch (def.type) {
    case 'string':
      return describeString(schema)
    case 'number':
      return describeNumber(schema)
    case 'boolean':
      return { kind: 'boolean' }
    case 'enum':
      return { kind: 'choice', options: Object.values(def.entries).map(String) }
    case 'literal':
      return { kind: 'constant', value: def.values[0] }
    case 'array':
      return describeArray(schema, def.element)
    case 'object':
      return {
        kind: 'object',
        fields: Object.entries(def.shape).map(([name, inner]) => ({ name, field: describeSchema(inner) })),
      }
    case 'union':
      return describeUnion(schema)
    default:
      return { kind: 'unknown' }
  }
}

function describeString(schema: Schema): Extract<Shape, { kind: 'string' | 'date' | 'datetime' }> {
  const { format, isPattern, minimum, maximum } = boundsOf(schema)
  if (format === 'date' || format === 'datetime') return { kind: format }
  const known = format === 'email' || format === 'url' ? format : isPattern ? 'pattern' : undefined
  return {
    kind: 'string',
    ...(minimum === undefined ? {} : { min: minimum }),
    ...(maximum === undefined ? {} : { max: maximum }),
    ...(known ? { format: known } : {}),
  }
}

function describeNumber(schema: Schema): Extract<Shape, { kind: 'number' }> {
  const { minimum, maximum, exclusiveMinimum, multipleOf, format } = boundsOf(schema)
  return {
    kind: 'number',
    isInteger: format === 'safeint' || format === 'int32',
    ...(minimum === undefined ? {} : { min: minimum }),
    ...(maximum === undefined ? {} : { max: maximum }),
    ...(exclusiveMinimum === undefined ? {} : { above: exclusiveMinimum }),
    ...(multipleOf === undefined ? {} : { step: multipleOf }),
  }
}

function describeArray(schema: Schema, element: Schema): Shape {
  const { minimum = 0, maximum } = boundsOf(schema)
  const max = maximum === undefined ? {} : { max: maximum }
  const { def } = (element as Known)._zod
  if (def.type === 'enum' && !fieldMark(element))
    return { kind: 'choices', options: Object.values(def.entries).map(String), ...max }
  return { kind: 'list', item: () => describeSchema(element), min: minimum, ...max }
}

function describeUnion(schema: Schema): Extract<Shape, { kind: 'union' | 'embed' }> {
  const { def } = (schema as z.core.$ZodUnion | z.core.$ZodDiscriminatedUnion)._zod
  const key = 'discriminator' in def ? def.discriminator : undefined
  const variants = def.options.map((option) => {
    const field = describeSchema(option)
    return { name: nameOf(field, key), field }
  })
  return { kind: 'union', ...(key === undefined ? {} : { key }), variants }
}

function nameOf(field: Field, key: string | undefined): string {
  if (field.kind === 'constant') return String(field.value)
  const discriminator =
    key !== undefined && field.kind === 'object' ? field.fields.find(({ name }) => name === key)?.field : undefined
  return discriminator?.kind === 'constant' ? String(discriminator.value) : field.kind
}

type Bounds = {
  format?: string
  isPattern?: boolean
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  multipleOf?: number
}

/** Bounds of a number, a string's length or a list's size, from the schema and its checks. */
function boundsOf(schema: Schema): Bounds {
  const { def } = schema._zod
  const bounds: Bounds = {}
  for (const check of [
    def as unknown as z.core.$ZodChecks['_zod']['def'],
    ...(def.checks ?? []).map((each) => (each as z.core.$ZodChecks)._zod.def),
  ]) {
    switch (check.check) {
      case 'greater_than':
        if (check.inclusive) bounds.minimum = Number(check.value)
        else bounds.exclusiveMinimum = Number(check.value)
        break
      case 'less_than':
        bounds.maximum = Number(check.value)
        break
      case 'multiple_of':
        bounds.multipleOf = Number(check.value)
        break
      case 'min_length':
        bounds.minimum = check.minimum
        break
      case 'max_length':
        bounds.maximum = check.maximum
        break
      case 'number_format':
        bounds.format = check.format
        break
      case 'string_format':
        bounds.format = check.format
        bounds.isPattern = true
        break
      default:
    }
  }
  return bounds
}

/** The maximum length of any string in a localised text. */
function limitOf(schema: Schema): { max?: number } {
  const { def } = (schema as Known)._zod
  const [first] = def.type === 'union' ? def.options : []
  const { maximum } = first ? boundsOf(first) : {}
  return maximum === undefined ? {} : { max: maximum }
}
