import { emptyLinks } from './empty-links'
import { newestOwn } from './newest-own'
import { ownProps } from './own-props'
import type { Own, OwnValues } from './own-values'
import type { Row } from './page'
import { type BlockTypes, migrateBlock, prepareBlock } from './prepare'
import type { ReadBlock } from './read'

/**
 * A block of a section as one page shows it: the page's own values overlay the section's, except those that make the
 * block invalid or have a link without an address. Id, position, style and children stay unchanged. Pure and total.
 */
export function overlayValues<B extends ReadBlock>(block: B, values: OwnValues | undefined, types: BlockTypes): B {
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
  const names = Object.keys(newest.props).filter(
    (name) => allowed.has(name) && emptyLinks(newest.props[name]).length === 0,
  )
  if (names.length === 0) return block
  const isValid = (made: B) => prepareBlock(made, types).ok
  const whole = laid(base, names)
  if (isValid(whole)) return whole
  return names.reduce((accepted, name) => {
    const next = laid(accepted, [name])
    return isValid(next) ? next : accepted
  }, base)
}

/**
 * The rows of a section as one page shows them. Rows, columns and blocks stay the section's, in number, order and
 * position. Pure and total.
 */
export function overlayOwnValues(rows: readonly Row[], own: Own, types: BlockTypes): Row[] {
  if (Object.keys(own).length === 0) return [...rows]
  const blockOf = (block: ReadBlock): ReadBlock => {
    const laid = Object.hasOwn(own, block.id) ? overlayValues(block, own[block.id], types) : block
    return laid.slots
      ? { ...laid, slots: Object.fromEntries(Object.entries(laid.slots).map(([name, inner]) => [name, rowsOf(inner)])) }
      : laid
  }
  const rowsOf = (each: readonly Row[]): Row[] =>
    each.map((row) => ({ ...row, cells: row.cells.map((cell) => ({ ...cell, blocks: cell.blocks.map(blockOf) })) }))
  return rowsOf(rows)
}

/** A block without the mark that pages may differ there: outside of a section it has no meaning. */
export function unmarked<B extends object>(block: B): B {
  if (!('differs' in block)) return block
  const { differs: _, ...rest } = block
  return rest as B
}
