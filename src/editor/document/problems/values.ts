import type { AnyBlock } from '@schemas/block'
import type { FlatBlock } from '@schemas/layout/flat/flat'
import { isRecord } from '@schemas/layout/json'
import { differingProps } from '@schemas/layout/own-props'
import type { OwnValues } from '@schemas/layout/own-values'
import { blockDefinition } from '@registry/block-kits'
import type { Field } from '../fields/field'
import { describeSchema, objectFields, variantOf } from '../fields/schema-fields'
import type { FieldPath } from '../operations/set-field'
import { shownOwn } from '../shown-own'

/** One value of a block as shown in the form; `path` starts at the node's own fields. */
export type FilledIn = { field: Field; path: FieldPath; value: unknown }

/**
 * Every value in a block's props, including lists and objects and, for a linked section, the page's own values; values
 * that are not written are skipped.
 */
export function valuesOf({ fields }: FlatBlock, definition: AnyBlock): FilledIn[] {
  const found: FilledIn[] = []
  visit(describeSchema(definition.props), fields.props ?? {}, ['props'], found)
  for (const [id, values] of Object.entries(shownOwn(fields))) visitOwn(id, values, found)
  return found
}

/** Values of a version that this build cannot migrate are not shown anywhere. */
function visitOwn(id: string, { type, version, props }: OwnValues, found: FilledIn[]): void {
  const definition = blockDefinition(type)
  if (definition?.version !== version) return
  const shown = differingProps(type, { definition: blockDefinition })
  for (const { name, field } of objectFields(definition.props))
    if (shown.has(name) && props[name] !== null) visit(field, props[name], ['props', 'own', id, 'props', name], found)
}

function visit(field: Field, value: unknown, path: FieldPath, found: FilledIn[]): void {
  if (value === undefined) return
  switch (field.kind) {
    case 'object':
      if (isRecord(value))
        for (const { name, field: inner } of field.fields) visit(inner, value[name], [...path, name], found)
      return
    case 'list':
      if (Array.isArray(value))
        for (const [index, entry] of value.entries()) visit(field.item(), entry, [...path, index], found)
      return
    case 'union':
    case 'embed':
      visit(variantOf(field, value).field, value, path, found)
      return
    default:
      found.push({ field, path, value })
  }
}
