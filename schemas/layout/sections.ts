import { isRecord } from './json'
import type { Block, Row } from './page'

/**
 * The block that places a section of the site. Its rows are never stored with it: they are inserted when a page is
 * read.
 */
export const sectionType = 'site/section'

/** The id of the section that a block places; undefined for any other block. */
export function linkedSection(block: Pick<Block, 'type' | 'props'>): string | undefined {
  const section = block.type === sectionType ? block.props?.section : undefined
  return typeof section === 'string' ? section : undefined
}

/** Ids of all sections that stored JSON names, at any depth. */
export function sectionsIn(json: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(json)) for (const entry of json) sectionsIn(entry, found)
  else if (isRecord(json)) {
    const section =
      typeof json.type === 'string' && isRecord(json.props)
        ? linkedSection({ type: json.type, props: json.props })
        : undefined
    if (section !== undefined) found.add(section)
    for (const [key, value] of Object.entries(json)) if (key !== 'props') sectionsIn(value, found)
  }
  return found
}

/** A row that holds a linked section and nothing else, without a style: the section's rows replace it. */
export function isSectionRow(row: Row): boolean {
  const [cell] = row.cells
  const [block] = cell?.blocks ?? []
  const has = (node: object, ...own: string[]) => Object.keys(node).some((key) => !own.includes(key))
  return (
    row.cells.length === 1 &&
    cell?.blocks.length === 1 &&
    block !== undefined &&
    linkedSection(block) !== undefined &&
    !has(row, 'id', 'cells', 'name', 'locked') &&
    !has(cell, 'id', 'blocks', 'name', 'locked') &&
    !has(block, 'id', 'type', 'version', 'props', 'slots', 'name', 'locked')
  )
}
