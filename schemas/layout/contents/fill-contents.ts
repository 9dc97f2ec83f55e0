import type { BlockTypes } from '../prepare'
import type { RenderBlock, RenderRow, RenderTree } from '../render'
import type { RichNode, RichTree } from '../rich-text'
import { hidingClasses } from '../style-sheet'
import { slugOf, uniqueId } from './heading-ids'
import type { HeadingPart, ListedHeading } from './heading-part'

/** Name of the data that a block listing the page's headings gets next to its calls' outcomes. */
export const headingsName = 'headings'

/** Ids of the frame around a page. */
const framesIds = ['main', 'canvas-page']

/**
 * Gives the headings of a compiled page their ids, and every block that shows a table of contents the list of them.
 * Runs after the blocks' data has loaded, because some headings are in it. A page without such a block stays unchanged,
 * so it carries no extra weight.
 */
export function fillContents({ rows, types }: Pick<RenderTree, 'rows' | 'types'>, definition: Definition): void {
  if (types.some((type) => definition(type)?.listsTo)) listHeadings(rows, definition)
}

/**
 * The headings of every level in reading order, with the same ids whether or not a block lists them; also sets the ids.
 */
export const listHeadings = (rows: readonly RenderRow[], definition: Definition): readonly ListedHeading[] =>
  new Contents(definition).fill(rows)

type Definition = BlockTypes['definition']

class Contents {
  #definition: Definition
  #taken = new Set<string>(framesIds)
  #blockIds = new Set<string>()
  /** The nodes that own their id because they had it first on the page. */
  #first = new Set<object>()
  /** Anchors that an earlier part of the page already has: a link would never reach these blocks. */
  #lost = new Map<RenderBlock, string>()
  #lists: { block: RenderBlock; deepest: number }[] = []
  #found: ListedHeading[] = []

  constructor(definition: Definition) {
    this.#definition = definition
  }

  fill(rows: readonly RenderRow[]): readonly ListedHeading[] {
    // Anchors chosen by people take precedence over generated ones, wherever they are on the page.
    this.#reserve(rows)
    this.#visit(rows, [])
    for (const { block, deepest } of this.#lists)
      (block.data ??= {})[headingsName] = { ok: true, value: this.#found.filter(({ level }) => level <= deepest) }
    return this.#found
  }

  #reserve(rows: readonly RenderRow[]): void {
    for (const row of rows) {
      this.#keepAnchor(row)
      for (const cell of row.cells) {
        this.#keepAnchor(cell)
        for (const block of cell.blocks) {
          const { anchor } = block
          if (!this.#keepAnchor(block) && anchor !== undefined) this.#lost.set(block, anchor)
          this.#blockIds.add(block.id)
          // Some views use their block's id as element id; those that report their headings never do.
          if (!this.#definition(block.type)?.headings) this.#taken.add(block.id)
          const deepest = block.problem ? undefined : this.#definition(block.type)?.listsTo?.(block.props as never)
          if (deepest !== undefined) this.#lists.push({ block, deepest })
          for (const part of this.#partsOf(block)) {
            if ('known' in part) for (const heading of part.known) this.#keep(heading, heading.id)
            else if ('content' in part) this.#reserveText(part.content)
          }
          for (const inner of Object.values(block.slots ?? {})) this.#reserve(inner)
        }
      }
    }
  }

  #reserveText(nodes: readonly RichNode[]): void {
    for (const node of nodes) {
      if (node.type === 'heading' && node.attrs.id !== undefined) this.#keep(node, node.attrs.id)
      else if ('content' in node) this.#reserveText(node.content ?? [])
    }
  }

  #keep(owner: object, id: string): boolean {
    if (this.#taken.has(id)) return false
    this.#taken.add(id)
    this.#first.add(owner)
    return true
  }

  /** Duplicate ids would break links: the later element goes without. */
  #keepAnchor(node: { anchor?: string }): boolean {
    if (node.anchor === undefined || this.#keep(node, node.anchor)) return true
    delete node.anchor
    return false
  }

  #partsOf(block: RenderBlock): readonly HeadingPart[] {
    return block.problem
      ? []
      : (this.#definition(block.type)?.headings?.(block.props as never, block.data as never) ?? [])
  }

  #visit(rows: readonly RenderRow[], above: readonly string[]): void {
    for (const row of rows) {
      for (const cell of row.cells) {
        for (const block of cell.blocks)
          this.#block(block, [...above, ...[row, cell, block].flatMap(({ c }) => hidingClasses(c))])
      }
    }
  }

  #block(block: RenderBlock, hiding: readonly string[]): void {
    if (block.problem) return
    const readHeadings = this.#definition(block.type)?.headings
    // For a block that declares no headings, the content of all its areas counts.
    const parts = readHeadings ? this.#partsOf(block) : Object.keys(block.slots ?? {}).map((slot) => ({ slot }))
    const c = [...new Set(hiding)].join(' ')
    const add = (heading: ListedHeading) => this.#found.push(c ? { ...heading, c } : heading)
    const trees = new Map<object, RichTree>()
    for (const part of parts) {
      if ('slot' in part) this.#visit(block.slots?.[part.slot] ?? [], hiding)
      else if ('known' in part) part.known.filter((heading) => this.#first.has(heading)).forEach(add)
      else if ('content' in part) trees.set(part, { ...part, content: this.#inText(part.content, add) })
      else this.#own(block, part, add)
    }
    if (trees.size > 0) block.props = replaced(block.props, trees) as RenderBlock['props']
  }

  #own(
    block: RenderBlock,
    { text, level }: { text: string | undefined; level: number },
    add: (heading: ListedHeading) => void,
  ): void {
    const tidied = tidy(text)
    if (!isListed(level) || tidied === '') return
    block.anchor ??= this.#make(this.#lost.get(block) ?? tidied)
    add({ id: block.anchor, text: tidied, level })
  }

  #inText(nodes: readonly RichNode[], add: (heading: ListedHeading) => void): RichNode[] {
    return nodes.map((node): RichNode => {
      if (!('content' in node) || !node.content) return node
      if (node.type !== 'heading') return { ...node, content: this.#inText(node.content, add) }
      const tidied = tidy(textOf(node.content))
      const isFirst = this.#first.has(node)
      if (tidied === '') return isFirst ? node : { ...node, attrs: { level: node.attrs.level } }
      const id = node.attrs.id !== undefined && isFirst ? node.attrs.id : this.#make(node.attrs.id ?? tidied)
      add({ id, text: tidied, level: node.attrs.level })
      return { ...node, attrs: { ...node.attrs, id } }
    })
  }

  /** Made from text: never one that a block derives from its own id for its parts (`{id}-title`). */
  #make(text: string): string {
    const slug = slugOf(text) || 'section'
    const isOfBlock = [...slug.matchAll(/-/g)].some(({ index }) => this.#blockIds.has(slug.slice(0, index)))
    return uniqueId(isOfBlock ? `part-${slug}` : slug, this.#taken)
  }
}

/** Level 1 names the page itself. */
const isListed = (level: number) => level >= 2 && level <= 6

const tidy = (text: string | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()

const textOf = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) =>
      node.type === 'text'
        ? node.text
        : node.type === 'hardBreak'
          ? ' '
          : 'content' in node && node.content
            ? textOf(node.content)
            : '',
    )
    .join('')

/** Copies a value with some objects in it replaced. */
function replaced(value: unknown, others: ReadonlyMap<object, object>): unknown {
  if (value === null || typeof value !== 'object') return value
  const other = others.get(value)
  if (other) return other
  if (Array.isArray(value)) return value.map((entry) => replaced(entry, others))
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, replaced(entry, others)]))
}
