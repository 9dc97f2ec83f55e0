import { isRecord } from '@schemas/layout/json'
import type { Field, PropPath } from './field'
import { variantOf } from './schema-fields'

/** A field with its path: as far as `path` could be followed before a single control covers the rest. */
export type Place = { field: Field; path: PropPath }

/** The control below `field` that edits the value at `path`; `value` decides between the shapes of a union. */
export function fieldAt(field: Field, path: PropPath, value: unknown): Place {
  let at: Field = field
  let here = value
  for (const [index, part] of path.entries()) {
    at = resolveShape(at, here)
    const below = step(at, part)
    if (!below) return { field: at, path: path.slice(0, index) }
    here = isRecord(here) || Array.isArray(here) ? (here as Record<string | number, unknown>)[part] : undefined
    at = below
  }
  return { field: at, path }
}

/** The field of the shape that the value has. */
function resolveShape(field: Field, value: unknown): Field {
  if (field.kind === 'union' || field.kind === 'embed') return resolveShape(variantOf(field, value).field, value)
  return field
}

/** The field of one part of another. */
export function step(field: Field, part: string | number): Field | undefined {
  if (field.kind === 'object') return field.fields.find(({ name }) => name === part)?.field
  if (field.kind === 'list' && typeof part === 'number') return field.item()
  if (field.kind === 'responsive') return field.inner
  return undefined
}
