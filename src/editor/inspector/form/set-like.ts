import type { AnyBlock } from '@schemas/block'
import { isRecord } from '@schemas/layout/json'
import { locales } from '@schemas/layout/locale'
import type { Edit } from '../../document/edit'
import { type FieldPath, setField } from '../../document/operations/set-field'
import type { Field, Variant } from '../field'
import { step } from '../field-at'
import { entryOf, isPerLocale, withEntry } from '../fields/localised'
import { describeSchema, variantOf } from '../schema-fields'

/**
 * Sets on another block what has been set on `from`, a block of the same type. Of a text only the languages that were written: the others are
 * each block's own. A part of a shape that the other block does not have brings the whole shape along: half of one would be nothing.
 * Lists are each block's own, and so is what stands in them.
 */
export function setLike(
  edit: Edit,
  {
    from,
    to,
    definition,
    path,
    before,
  }: { from: string; to: string; definition: AnyBlock; path: FieldPath; /** What `from` said. */ before: unknown },
): void {
  if (path.some((part) => typeof part === 'number')) return
  const [source, target] = [edit.node(from).fields, edit.node(to).fields]
  const shape =
    path[0] === 'props'
      ? otherShape(
          describeSchema(definition.props),
          path.slice(1),
          valueAt(source, ['props']),
          valueAt(target, ['props']),
        )
      : undefined
  if (shape) return setField(edit, to, ['props', ...shape], structuredClone(valueAt(source, ['props', ...shape])))
  const [value, own] = [valueAt(source, path), valueAt(target, path)]
  if (![value, before, own].some(hasLanguages)) return setField(edit, to, path, structuredClone(value))
  let next = own
  for (const locale of locales) {
    const entry = entryOf(value, locale)
    if (JSON.stringify(entry) !== JSON.stringify(entryOf(before, locale)))
      next = withEntry(next, locale, structuredClone(entry), true)
  }
  setField(edit, to, path, next)
}

/** The place on the way to a value from which on the other block says something of another shape, or nothing. */
function otherShape(fields: Field, path: FieldPath, source: unknown, target: unknown): FieldPath | undefined {
  let field: Field | undefined = fields
  for (const [index, part] of path.entries()) {
    if (index > 0 && target === undefined) return path.slice(0, index)
    while (field?.kind === 'union' || field?.kind === 'embed') {
      const variant: Variant = variantOf(field, source)
      const other: Variant = variantOf(field, target)
      if (variant.name !== other.name) return path.slice(0, index)
      field = variant.field
    }
    field = field && step(field, part)
    source = valueAt(source, [part])
    target = valueAt(target, [part])
  }
  return undefined
}

const hasLanguages = (value: unknown): boolean => isPerLocale(value) && Object.keys(value).length > 0

export const valueAt = (value: unknown, path: FieldPath): unknown =>
  path.reduce(
    (at, part) => (isRecord(at) || Array.isArray(at) ? (at as Record<string | number, unknown>)[part] : undefined),
    value,
  )
