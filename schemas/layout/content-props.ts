import type * as z from 'zod/mini'
import type { AnyBlock } from '../block'
import { type FieldMark, fieldMark } from './field-mark'

type Schema = z.core.$ZodType
type Known = z.core.$ZodTypes

/** Marks of props that hold a block's content; all other marks are about appearance or machine-read values. */
const contentMarks = new Set<FieldMark['field']>([
  'text',
  'rich-text',
  'image',
  'file',
  'link',
  'path',
  'embed',
  'icon',
  'time',
])

const known = new WeakMap<AnyBlock, ReadonlySet<string>>()

/**
 * The props of a block type that are content: text, pictures, links, files, and containers of these. Settings are
 * excluded, as are overrides for narrower screens and props that decide which areas the block has.
 */
export function contentProps(definition: AnyBlock): ReadonlySet<string> {
  const found = known.get(definition) ?? readContentProps(definition)
  known.set(definition, found)
  return found
}

function readContentProps(definition: AnyBlock): ReadonlySet<string> {
  const { def } = (definition.props as Schema as Known)._zod
  if (def.type !== 'object') return new Set()
  const decisive = slotProps(definition)
  return new Set(
    Object.entries(def.shape).flatMap(([name, schema]) =>
      !definition.responsive?.includes(name) && !decisive.has(name) && isContent(schema, []) ? [name] : [],
    ),
  )
}

function isContent(schema: Schema, above: readonly Schema[]): boolean {
  // A list may contain itself.
  if (above.includes(schema)) return false
  const mark = fieldMark(schema)
  if (mark) return contentMarks.has(mark.field)
  const inner = (each: Schema) => isContent(each, [...above, schema])
  const { def } = (schema as Known)._zod
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
      return inner(def.innerType)
    case 'lazy':
      return inner(def.getter())
    case 'pipe':
      return inner(def.in)
    case 'string':
      return !isKey(schema)
    case 'array':
      return inner(def.element)
    case 'object':
      return Object.values(def.shape).some(inner)
    case 'union':
      return def.options.some(inner)
    default:
      return false
  }
}

/** A string with a pattern is a machine-read name. */
const isKey = (schema: Schema): boolean =>
  (schema._zod.def.checks ?? []).some((check) => (check._zod.def as { format?: string }).format === 'regex')

/** The props that determine a block's areas: found by recording which props the function reads. */
function slotProps({ slots }: AnyBlock): ReadonlySet<string> {
  const requested = new Set<string>()
  if (typeof slots !== 'function') return requested
  try {
    slots(new Proxy({}, { get: (_, name) => void requested.add(String(name)) }) as never)
  } catch {
    // It failed on a missing value; the prop's name was recorded all the same.
  }
  return requested
}
