import { limits } from '@schemas/layout/limits'
import type { Block, Cell, Row } from '@schemas/layout/page'
import { linkedSection } from '@schemas/layout/sections'
import { tooLarge } from './read-clipboard'
import { Refusal } from './edit'
import { narrowTo } from './narrow-to'
import type { Carried } from './read-carried'
import { rowsAsShown } from './rows-as-shown'
import type { Subtree } from './subtree'

/**
 * Replaces links to sections that this site lacks with copies of their content; links to known sections (`isHere`)
 * stay. A section that is alone in its row contributes its rows, next to other blocks its blocks, as when unlinking. A
 * section nested in itself renders nothing, so it contributes nothing. Returns the sections used. Throws a Refusal with
 * a message.
 */
export function inlineSections(
  parts: readonly Subtree[],
  carried: ReadonlyMap<string, Carried>,
  isHere: (section: string) => boolean,
): { parts: Subtree[]; brought: Carried[] } {
  const inliner = new SectionInliner(carried, isHere)
  return { parts: inliner.parts(parts), brought: [...inliner.imported] }
}

type Above = readonly string[]

class SectionInliner {
  imported = new Set<Carried>()
  #carried: ReadonlyMap<string, Carried>
  #isHere: (section: string) => boolean
  #nodes = 0

  constructor(carried: ReadonlyMap<string, Carried>, isHere: (section: string) => boolean) {
    this.#carried = carried
    this.#isHere = isHere
  }

  parts(parts: readonly Subtree[]): Subtree[] {
    const blocks = parts.flatMap((part) => (part.kind === 'block' ? [part.node] : []))
    // Sections pasted alone keep their own rows.
    if (blocks.length === parts.length && blocks.every((block) => this.#isBrought(block))) {
      return blocks.flatMap((block) => this.#rowsFor(block, [], block)).map((node) => ({ kind: 'row', node }))
    }
    return parts.flatMap((part): Subtree[] => {
      if (part.kind === 'row') return this.#row(part.node, []).map((node) => ({ kind: 'row', node }))
      if (part.kind === 'cell') return [{ kind: 'cell', node: this.#cell(part.node, []) }]
      return this.#block(part.node, []).map((node) => ({ kind: 'block', node }))
    })
  }

  #row(row: Row, above: Above): Row[] {
    const [cell] = row.cells
    const [block] = cell?.blocks ?? []
    if (cell && block && row.cells.length === 1 && cell.blocks.length === 1 && this.#isBrought(block))
      return this.#rowsFor(block, above, row, cell, block)
    this.#count()
    return [{ ...row, cells: row.cells.map((each) => this.#cell(each, above)) }]
  }

  #cell(cell: Cell, above: Above): Cell {
    this.#count()
    return { ...cell, blocks: cell.blocks.flatMap((block) => this.#block(block, above)) }
  }

  #block(block: Block, above: Above): Block[] {
    if (this.#isBrought(block)) {
      return this.#rowsFor(block, above, block).flatMap((row) =>
        row.cells.flatMap((cell) => cell.blocks.map((each) => narrowTo(each, row, cell))),
      )
    }
    this.#count()
    if (!block.slots) return [block]
    return [
      {
        ...block,
        slots: Object.fromEntries(
          Object.entries(block.slots).map(([slot, rows]) => [slot, rows.flatMap((row) => this.#row(row, above))]),
        ),
      },
    ]
  }

  #isBrought(block: Block): boolean {
    const id = linkedSection(block)
    return id !== undefined && this.#carried.has(id) && !this.#isHere(id)
  }

  /** The rows of a linked section, hidden from everyone who could not see its surroundings. */
  #rowsFor(link: Block, above: Above, ...around: (Row | Cell | Block)[]): Row[] {
    const id = linkedSection(link) ?? ''
    const section = this.#carried.get(id)
    if (!section || above.includes(id)) return []
    if (above.length === limits.depth) throw new Refusal(tooLarge)
    this.#count()
    this.imported.add(section)
    return rowsAsShown(section.rows, link)
      .flatMap((row) => this.#row(row, [...above, id]))
      .map((row) => narrowTo(row, ...around))
  }

  /** Sections that contain each other many times over would exceed any page's limits. */
  #count(): void {
    if (++this.#nodes > limits.nodes) throw new Refusal(tooLarge)
  }
}
