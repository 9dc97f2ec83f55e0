import { isSameJson } from './json'
import type { OwnValues } from './own-values'
import { type BlockTypes, migrateBlock } from './prepare'

/**
 * Own values in this build's version, undefined where they cannot be migrated. A migration gets only the page's values;
 * defaults that it adds are dropped, because the page never set them.
 */
export function newestOwn(values: OwnValues, types: BlockTypes): OwnValues | undefined {
  const { type, version, props } = values
  const definition = types.definition(type)
  if (!definition || version > definition.version) return undefined
  if (version === definition.version) return values
  const left = Object.keys(props).filter((name) => props[name] === null)
  const written = Object.fromEntries(Object.entries(props).filter(([, value]) => value !== null))
  const migrated = migrateBlock({ id: 'own', type, version, props: written }, types)
  if (migrated.version !== definition.version) return undefined
  const empty: Record<string, unknown> = migrateBlock({ id: 'own', type, version, props: {} }, types).props ?? {}
  const made = Object.entries(migrated.props ?? {}).filter(
    ([name, value]) => value !== undefined && (name in written || !isSameJson(value, empty[name])),
  )
  return {
    type,
    version: definition.version,
    props: { ...Object.fromEntries(left.map((name) => [name, null])), ...Object.fromEntries(made) },
  }
}
