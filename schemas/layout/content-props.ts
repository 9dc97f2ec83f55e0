import type * as z from 'zod/mini'
import type { AnyBlock } from '../block'
import { type FieldMark, fieldMark } from './field-mark'

type Schema = z.core.$ZodType
type Known = z.core.$ZodTypes

/** What a block shows of what somebody wrote or chose; all other marks say how it looks, or what a machine goes by. */
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
 * The props of a block type that are content: words, pictures, links, files, and what holds such. Settings are none, nor is what
 * narrower screens have of their own, or what decides which areas the block has.
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
  // A list may hold itself.
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

/** What follows a pattern is a name that a machine reads. */
const isKey = (schema: Schema): boolean =>
  (schema._zod.def.checks ?? []).some((check) => (check._zod.def as { format?: string }).format === 'regex')

/** The props that a block's areas are made from: what is asked for when they are. */
function slotProps({ slots }: AnyBlock): ReadonlySet<string> {
  const requested = new Set<string>()
  if (typeof slots !== 'function') return requested
  try {
    slots(new Proxy({}, { get: (_, name) => void requested.add(String(name)) }) as never)
  } catch {
    // It went on with something that is not there; the name was asked for.
  }
  return requested
}
