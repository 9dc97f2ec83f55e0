import * as z from 'zod/mini'
import { contentProps } from './content-props'
import { isRecord, isSameJson } from './json'
import type { Row } from './page'
import { type BlockTypes, migrateBlock, prepareBlock } from './prepare'
import type { ReadBlock } from './read'

/** What a page says of its own in the place of one block of a section: content props by name, `null` where the page leaves one out. Type and version say of what they were written. */
export type OwnValues = { type: string; version: number; props: Record<string, unknown> }
/** By the id that the block has in the section. What is of a block that is gone, or may not differ any more, stays and shows nowhere. */
export type Own = Record<string, OwnValues>

/* @__NO_SIDE_EFFECTS__ */
export const ownValues = () => z.record(z.string(), z.strictObject({ type: z.string(), version: z.int().check(z.gte(1)), props: z.record(z.string(), z.unknown()) }))

/** What the block that shows a section says of its own; nothing of what cannot be read. */
export function ownOf(block: Pick<ReadBlock, 'props'>): Own {
  const { own } = block.props ?? {}
  if (!isRecord(own)) return {}
  return Object.fromEntries(Object.entries(own).filter((entry): entry is [string, OwnValues] => isOwnValues(entry[1])))
}

const isOwnValues = (value: unknown): value is OwnValues => isRecord(value) && typeof value.type === 'string' && Number.isInteger(value.version) && isRecord(value.props)

/** The content props that a page may say of its own in the place of a block; none of a block that is not marked, or that not everybody may change. */
export function ownProps(block: Pick<ReadBlock, 'type' | 'differs' | 'quarantined'>, types: Pick<BlockTypes, 'definition'>): ReadonlySet<string> {
  return block.differs && !block.quarantined ? differingProps(block.type, types) : none
}

/** The same of any block of a type, once it is marked. */
export function differingProps(type: string, types: Pick<BlockTypes, 'definition'>): ReadonlySet<string> {
  const definition = types.definition(type)
  return definition && definition.author === undefined ? contentProps(definition) : none
}

const none: ReadonlySet<string> = new Set()

/**
 * Own values in this build's version, undefined where they cannot be brought there. A migration gets what the page says and no
 * more; what it would make of nothing is none of the page's.
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
  const made = Object.entries(migrated.props ?? {}).filter(([name, value]) => value !== undefined && (name in written || !isSameJson(value, empty[name])))
  const known = contentProps(definition)
  return { type, version: definition.version, props: { ...Object.fromEntries(left.filter((name) => known.has(name)).map((name) => [name, null])), ...Object.fromEntries(made) } }
}

/**
 * A block of a section as one page shows it: the page's own values lie over the section's, those that make no valid block of it
 * left out. Neither its id, its place, its look nor what stands in it is another. Pure and total.
 */
export function layOver<B extends ReadBlock>(block: B, values: OwnValues | undefined, types: BlockTypes): B {
  const allowed = ownProps(block, types)
  const newest = values?.type === block.type && allowed.size > 0 ? newestOwn(values, types) : undefined
  const base = newest ? migrateBlock(block, types) : block
  if (!newest || base.version !== newest.version) return block
  const laid = (on: B, names: readonly string[]): B => {
    const props = { ...on.props }
    for (const name of names) {
      if (newest.props[name] === null) delete props[name]
      else props[name] = newest.props[name]
    }
    return { ...on, props }
  }
  const names = Object.keys(newest.props).filter((name) => allowed.has(name))
  if (names.length === 0) return block
  const isValid = (made: B) => prepareBlock(made, types).ok
  const whole = laid(base, names)
  if (isValid(whole)) return whole
  return names.reduce((kept, name) => {
    const next = laid(kept, [name])
    return isValid(next) ? next : kept
  }, base)
}

/** The rows of a section as one page shows them. Rows, columns and blocks are the section's, in number, order and place. Pure and total. */
export function layOwn(rows: readonly Row[], own: Own, types: BlockTypes): Row[] {
  if (Object.keys(own).length === 0) return [...rows]
  const blockOf = (block: ReadBlock): ReadBlock => {
    const laid = Object.hasOwn(own, block.id) ? layOver(block, own[block.id], types) : block
    return laid.slots ? { ...laid, slots: Object.fromEntries(Object.entries(laid.slots).map(([name, inner]) => [name, rowsOf(inner)])) } : laid
  }
  const rowsOf = (each: readonly Row[]): Row[] => each.map((row) => ({ ...row, cells: row.cells.map((cell) => ({ ...cell, blocks: cell.blocks.map(blockOf) })) }))
  return rowsOf(rows)
}

/** A block without the mark that a page may differ there: outside of a section it says nothing. */
export function unmarked<B extends object>(block: B): B {
  if (!('differs' in block)) return block
  const { differs: _, ...rest } = block
  return rest as B
}
