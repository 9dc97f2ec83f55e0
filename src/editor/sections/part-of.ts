import type { FlatBlock, FlatPage } from '@schemas/layout/flat/flat'
import { overlayValues } from '@schemas/layout/overlay-values'
import { ownProps } from '@schemas/layout/own-props'
import { ownOf } from '@schemas/layout/own-values'
import { linkedSection } from '@schemas/layout/sections'
import { blockDefinition, blockMigrations } from '@registry/block-kits'
import { nodeElement } from '../canvas/hit'
import { canvasDocument } from '../canvas/canvas-frame'
import { readDocument } from '../document/read-document'
import type { DocumentStore } from '../state/document-store'
import type { Part } from '../state/ui-store'
import { knownSections } from '../document/known-sections'

const types = { definition: blockDefinition, migrations: blockMigrations }

const read = new WeakMap<object, FlatPage | undefined>()

type Nodes = Pick<DocumentStore, 'get'>

/** The section that a block links, as last loaded; undefined while unknown or unreadable. */
export function sectionAt(nodes: Nodes, link: string): FlatPage | undefined {
  const node = nodes.get(link)
  const id = node?.kind === 'block' ? linkedSection(node.fields) : undefined
  const found = id === undefined ? undefined : knownSections().find((each) => each.id === id)
  if (!found) return undefined
  const { content } = found as { content: object }
  if (!read.has(content)) read.set(content, readDocument(found.key, content)?.page)
  return read.get(content)
}

/** The blocks of a section that may differ per page, in order. */
export function partsOf({ nodes }: FlatPage): FlatBlock['fields'][] {
  return [...nodes.values()].flatMap((node) =>
    node.kind === 'block' && ownProps(node.fields, types).size > 0 ? [node.fields] : [],
  )
}

/** Such a block as in the section and as shown on the page; undefined when it is gone or may no longer differ. */
export function partOf(nodes: Nodes, { link, block }: Part): { of: FlatBlock['fields']; shown: FlatBlock } | undefined {
  const [node, part] = [nodes.get(link), sectionAt(nodes, link)?.nodes.get(block)]
  if (node?.kind !== 'block' || part?.kind !== 'block' || ownProps(part.fields, types).size === 0) return undefined
  return { of: part.fields, shown: { ...part, fields: overlayValues(part.fields, ownOf(node.fields)[block], types) } }
}

/** Its element on the canvas. */
export function partElement({ link, block }: Part): HTMLElement | null {
  const document = canvasDocument()
  const around = document ? nodeElement(document, link) : null
  return around?.querySelector<HTMLElement>(`[data-part="${CSS.escape(block)}"]`) ?? null
}

/** The parts of a linked section that are drawn, in page order. */
export function drawnParts(nodes: Nodes, link: string): Part[] {
  const section = sectionAt(nodes, link)
  return section
    ? partsOf(section).flatMap(({ id }) => (partElement({ link, block: id }) ? [{ link, block: id }] : []))
    : []
}
