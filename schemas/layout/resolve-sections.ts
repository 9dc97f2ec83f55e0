import { overlayOwnValues } from './overlay-values'
import { limits, nodeLimitText } from './limits'
import { ownOf } from './own-values'
import type { Block, Cell, Row } from './page'
import type { BlockTypes } from './prepare'
import { type Problem, problemOf } from './problem'
import type { ReadBlock } from './read'
import { isSectionRow, linkedSection, sectionsIn } from './sections'

/** The slot for the section's rows. */
const sectionSlot = 'content'

type Find = (section: string) => readonly Row[] | undefined

/**
 * Rows with every linked section inserted, under ids that are unique and the same whenever the same document is read.
 * The page's own values overlay the section's (`overlay-values`). Total: a section that is missing, contains itself or
 * would exceed the page's limits leaves its block as a notice, which visitors do not see. Pure.
 */
export function resolveSections(rows: Row[], find: Find, types: BlockTypes): Row[] {
  // Most pages have no sections.
  if (sectionsIn(rows).size === 0) return rows
  return new Resolver(rows, find, types).rows(rows, { above: [], prefix: '', depth: 1 })
}

type At = { above: readonly string[]; prefix: string; depth: number }

class Resolver {
  #find: Find
  #types: BlockTypes
  #ids = new Set<string>()
  #anchors = new Set<string>()
  #nodes = 0

  constructor(rows: Row[], find: Find, types: BlockTypes) {
    this.#find = find
    this.#types = types
    this.#know(rows)
  }

  rows(rows: readonly Row[], at: At): Row[] {
    return rows.flatMap((row): Row[] => {
      const block = isSectionRow(row) ? row.cells[0]?.blocks[0] : undefined
      const instead = block && this.#section(block, { ...at, prefix: this.#rename(block.id, at) })
      if (Array.isArray(instead)) return instead
      return [
        {
          ...this.#own(row, at),
          cells: row.cells.map((cell) => ({
            ...this.#own(cell, at),
            blocks: cell.blocks.map((each) => this.#block(each, at)),
          })),
        },
      ]
    })
  }

  #block(block: ReadBlock, at: At): ReadBlock {
    const { slots, ...fields } = block
    const own = this.#own(fields as ReadBlock, at)
    if (linkedSection(block) === undefined || block.quarantined) {
      return slots
        ? {
            ...own,
            slots: Object.fromEntries(
              Object.entries(slots).map(([name, rows]) => [name, this.rows(rows, { ...at, depth: at.depth + 1 })]),
            ),
          }
        : own
    }
    const found = this.#section(block, { ...at, prefix: own.id, depth: at.depth + 1 })
    // Own values are already merged into the rows; visitors do not need them.
    const { own: _, ...props } = own.props ?? {}
    return Array.isArray(found)
      ? { ...own, props, slots: { [sectionSlot]: found } }
      : { ...own, quarantined: { problem: found, raw: block } }
  }

  /** The section's rows to insert, or why there are none. */
  #section(block: Block, at: At): Row[] | Problem {
    const id = linkedSection(block) ?? ''
    const missing = (en: string, th: string): Problem => problemOf('missing-section', { en, th })
    if (at.above.includes(id)) return missing('The section holds itself.', 'ส่วนนี้แสดงตัวเองซ้อนอยู่')
    const rows = this.#find(id)
    if (!rows) return missing(`There is no section "${id}".`, `ไม่มีส่วนที่บันทึกไว้ “${id}”`)
    if (at.depth + depthOf(rows) > limits.depth)
      return missing(`The layout is nested more than ${limits.depth} levels deep.`, `ซ้อนพื้นที่กันลึกเกิน ${limits.depth} ชั้น`)
    const nodes = countNodes(rows)
    if (this.#nodes + nodes > limits.nodes)
      return missing(
        `The page would have more than ${nodeLimitText} rows, columns and blocks.`,
        `หน้านี้จะมีแถว คอลัมน์ และบล็อกรวมกันเกิน ${nodeLimitText} ชิ้น`,
      )
    this.#nodes += nodes
    return this.rows(overlayOwnValues(rows, ownOf(block), this.#types), { ...at, above: [...at.above, id] })
  }

  /** A node of a section gets an id made from its position; an anchor that the page already has is left out. */
  #own<T extends { id: string; anchor?: string | undefined }>(node: T, at: At): T {
    if (at.above.length === 0) return node
    const { anchor, ...fields } = node
    const isTaken = anchor === undefined || this.#anchors.has(anchor)
    if (anchor !== undefined) this.#anchors.add(anchor)
    const id = this.#rename(node.id, at)
    let free = id
    for (let count = 2; this.#ids.has(free); count++) free = `${id}-${count}`
    this.#ids.add(free)
    return { ...fields, ...(isTaken ? {} : { anchor }), id: free } as T
  }

  #rename = (id: string, { prefix, above }: At) => (above.length === 0 ? id : `s${hash(`${prefix}/${id}`)}`)

  #know(rows: readonly Row[]): void {
    const note = ({ id, anchor }: { id: string; anchor?: string | undefined }) => {
      this.#nodes += 1
      this.#ids.add(id)
      if (anchor !== undefined) this.#anchors.add(anchor)
    }
    eachNode(rows, note)
  }
}

function eachNode(rows: readonly Row[], visit: (node: Row | Cell | Block) => void): void {
  for (const row of rows) {
    visit(row)
    for (const cell of row.cells) {
      visit(cell)
      for (const block of cell.blocks) {
        visit(block)
        // Content stored below a linked section belongs to no one.
        if (linkedSection(block) === undefined)
          for (const below of Object.values(block.slots ?? {})) eachNode(below, visit)
      }
    }
  }
}

function countNodes(rows: readonly Row[]): number {
  let count = 0
  eachNode(rows, () => (count += 1))
  return count
}

function depthOf(rows: readonly Row[]): number {
  if (rows.length === 0) return 0
  return (
    1 +
    Math.max(
      0,
      ...rows.flatMap((row) =>
        row.cells.flatMap((cell) =>
          cell.blocks.flatMap((block) =>
            linkedSection(block) === undefined ? Object.values(block.slots ?? {}).map(depthOf) : [],
          ),
        ),
      ),
    )
  )
}

/** 53 bits of a text, in letters and digits (cyrb53): ids only need to be unique on a page, not secret. */
function hash(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 2654435761)
    two = Math.imul(two ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36)
}
