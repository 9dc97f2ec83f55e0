import { blockDefinition } from '@registry/block-kits'
import { isAppearance } from './is-appearance'
import { objectFields } from '../document/fields/schema-fields'

const known = new Map<string, ReadonlySet<string>>()

/** Whether a prop of a type describes its blocks' appearance or behaviour (`isAppearance`). */
export function isSetting(type: string, prop: string): boolean {
  const definition = blockDefinition(type)
  if (!definition) return false
  const names =
    known.get(type) ??
    new Set(objectFields(definition.props).flatMap(({ name, field }) => (isAppearance(field) ? [name] : [])))
  known.set(type, names)
  return names.has(prop)
}
