import type { FlatBlock, FlatNode, FlatPage } from '@schemas/layout/flat/flat'
import { childrenOf } from '@schemas/layout/flat/flat'
import { isRecord } from '@schemas/layout/json'
import type { Locale } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/pick-text'
import { blockDefinition } from '@registry/block-kits'
import { areaName, ownAreas } from '../document/areas'
import { isSameParent } from '../document/edit'
import { nodeName } from '../document/name-node'
import type { Area } from '../state/ui-store'

/** A line of the outline: a node, or an area of a block (`area`, with `node` as the block). */
export type Line = {
  id: string
  node: FlatNode
  area?: Area
  level: number
  isOpen: boolean
  hasChildren: boolean
  text: string
}

export const areaId = ({ block, slot }: Area) => `${block}:${slot}`

/** The lines of a view, without folded ones. */
export function linesOf(page: FlatPage, ids: readonly string[], folded: ReadonlySet<string>, locale: Locale): Line[] {
  const lines: Line[] = []
  const addRows = (rows: readonly string[], level: number) => {
    for (const id of rows) addNode(id, level)
  }
  const addNode = (id: string, level: number) => {
    const node = page.nodes.get(id)
    if (!node) return
    const areas = node.kind === 'block' ? ownAreas(node) : []
    // A single column adds nothing to its row.
    const skipsCell = node.kind === 'row' && node.cells.length === 1
    const below = skipsCell ? childrenOf(page.nodes.get(node.cells[0] as string) ?? node) : childrenOf(node)
    const isOpen = !folded.has(id)
    lines.push({
      id,
      node,
      level,
      isOpen,
      hasChildren: below.length > 0 || areas.length > 0,
      text: `${pickText(nodeName(node), locale)} ${excerpt(node, locale)}`,
    })
    if (!isOpen) return
    if (node.kind === 'block' && areas.length > 0) for (const slot of areas) addArea(node, slot, level + 1)
    else addRows(below, level + 1)
  }
  const addArea = (node: FlatBlock, slot: string, level: number) => {
    const area = { block: node.fields.id, slot }
    const rows = node.slots?.[slot] ?? []
    const isOpen = !folded.has(areaId(area))
    lines.push({
      id: areaId(area),
      node,
      area,
      level,
      isOpen,
      hasChildren: rows.length > 0,
      text: pickText(areaName(node, slot), locale),
    })
    if (isOpen) addRows(rows, level + 1)
  }
  addRows(ids, 0)
  return lines
}

/** The line that represents a node: for a row's only column, the row's. */
export function lineOf(page: Pick<FlatPage, 'nodes'>, id: string): string {
  const node = page.nodes.get(id)
  const row = node?.kind === 'cell' ? page.nodes.get(node.parent.row) : undefined
  return row?.kind === 'row' && row.cells.length === 1 ? row.fields.id : id
}

/** The ids of everything in a view that can be folded. */
export const foldable = (page: FlatPage, ids: readonly string[]): Set<string> =>
  new Set(linesOf(page, ids, new Set(), 'en').flatMap(({ id, hasChildren }) => (hasChildren ? [id] : [])))

/**
 * The selection after a Shift-click: all siblings between the last selected line and this one, which comes last; both
 * lines when they are not siblings.
 */
export function rangeTo(lines: readonly Line[], selection: readonly string[], { id, node }: Line): string[] {
  const [from, to] = [
    lines.findIndex((line) => line.id === selection.at(-1)),
    lines.findIndex((line) => line.id === id),
  ]
  const first = lines[from]
  const areSiblings = first && !first.area && isSameParent(first.node.parent, node.parent)
  const between = areSiblings
    ? lines
        .slice(Math.min(from, to), Math.max(from, to) + 1)
        .filter((line) => !line.area && isSameParent(line.node.parent, node.parent))
        .map((line) => line.id)
    : []
  return [...new Set([...selection, ...between])].filter((each) => each !== id).concat(id)
}

/** Index after the last descendant of a line. */
export function endOf(lines: readonly Line[], index: number): number {
  const level = lines[index]?.level ?? 0
  let end = index + 1
  while (end < lines.length && (lines[end] as Line).level > level) end++
  return end
}

/** The first words of a block, to tell headings or texts apart. */
function excerpt(node: FlatNode, locale: Locale): string {
  if (node.kind !== 'block') return ''
  const { type, props = {} } = node.fields
  for (const value of [...propNames(type), ...Object.keys(props)].map((name) => props[name])) {
    const text = textOf(value, locale).trim()
    if (/\s|[ก-๙]/.test(text) || (text && typeof value !== 'string')) return text.slice(0, maxExcerpt)
  }
  return ''
}

/** In schema order: a draft loaded from the database has its keys in another order. */
function propNames(type: string): readonly string[] {
  const definition = blockDefinition(type)?.props._zod.def
  return definition && 'shape' in definition ? Object.keys(definition.shape as object) : []
}

const maxExcerpt = 60

/** The beginning of a text or rich-text tree in that language, else in another. */
function textOf(value: unknown, locale: Locale): string {
  if (typeof value === 'string') return value
  if (!isRecord(value)) return ''
  if ('th' in value || 'en' in value) return textOf(value[locale] ?? value.th ?? value.en, locale)
  if (typeof value.text === 'string') return value.text
  let collected = ''
  if (Array.isArray(value.content))
    for (const each of value.content)
      if (collected.length < maxExcerpt)
        collected += textOf(each, locale) + (isRecord(each) && each.type !== 'text' ? ' ' : '')
  return collected
}

/** The first words found anywhere in a part, because a page has many rows with the same name. */
export function textIn(page: FlatPage, node: FlatNode, locale: Locale): string {
  const own = node.kind === 'block' ? excerpt(node, locale) : ''
  if (own || node.fields.name) return own
  for (const id of childrenOf(node)) {
    const child = page.nodes.get(id)
    const found = child && textIn(page, child, locale)
    if (found) return found
  }
  return ''
}
