import type { AnyBlock } from '@schemas/block'
import { isRecord } from '@schemas/layout/json'
import { locales } from '@schemas/layout/locale'
import type { Edit } from '../../document/edit'
import { type FieldPath, setField } from '../../document/operations/set-field'
import type { Field, Variant } from '../../document/fields/field'
import { step } from '../../document/fields/field-at'
import { entryOf, isPerLocale, withEntry } from '../../document/fields/localised'
import { describeSchema, variantOf } from '../../document/fields/schema-fields'

/**
 * Applies a change made on `from` to another block of the same type. Of a text only the edited languages, because the
 * others are each block's own. If the other block has another shape, the whole shape is copied: half of one would be
 * invalid. Lists and their content stay each block's own.
 */
export function setLike(
  edit: Edit,
  {
    from,
    to,
    definition,
    path,
    before,
  }: {
    from: string
    to: string
    definition: AnyBlock
    path: FieldPath
    /** The value on `from` before the change. */ before: unknown
  },
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

/** The path up to the point where the other block has another shape, or nothing. */
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
