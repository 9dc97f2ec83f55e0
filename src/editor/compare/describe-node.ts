import { childrenOf, type FlatNode, type FlatPage } from '@schemas/layout/flat/flat'
import type { Locale } from '@schemas/layout/locale'
import { linkedSection } from '@schemas/layout/sections'
import { pickText } from '@schemas/layout/pick-text'
import { blockDefinition } from '@registry/block-kits'
import { nodeName } from '../document/name-node'
import { describeSchema } from '../document/fields/schema-fields'
import { summarise } from '../inspector/fields/item-summary'
import { useUploads } from '../media/known-uploads'

/**
 * The first words of a block, to tell it from others. '' for rows and columns, and for a linked section, whose name
 * already tells.
 */
export function describeNode(node: FlatNode, locale: Locale): string {
  if (node.kind !== 'block' || linkedSection(node.fields) !== undefined) return ''
  const definition = blockDefinition(node.fields.type)
  if (!definition) return ''
  const { words: text } = summarise(
    describeSchema(definition.props),
    node.fields.props ?? {},
    locale,
    useUploads.getState(),
  )
  return pickText(text, locale)
}

/**
 * Names of nodes in one list. Nodes with equal names get their first words added, and a number where these are equal
 * too.
 */
export function distinctNodeNames(
  page: Pick<FlatPage, 'nodes'>,
  ids: readonly string[],
  locale: Locale,
): Map<string, string> {
  const nodes = ids.flatMap((id) => page.nodes.get(id) ?? [])
  const names = new Map(nodes.map((node) => [node.fields.id, pickText(nodeName(node), locale)]))
  const named = renameDuplicates(names, (id, name) => {
    const node = page.nodes.get(id)
    const excerpt = node ? nodeExcerpt(page.nodes, node, locale) : ''
    return excerpt ? `${name}: ${excerpt.slice(0, maxExcerptLength)}` : name
  })
  return renameDuplicates(named, (_id, name, number) => `${name} (${number})`)
}

const maxExcerptLength = 30

/** Renames each entry whose name is not unique, numbered in order. */
function renameDuplicates(
  names: ReadonlyMap<string, string>,
  rename: (id: string, name: string, number: number) => string,
): Map<string, string> {
  const counts = new Map<string, number>()
  for (const name of names.values()) counts.set(name, (counts.get(name) ?? 0) + 1)
  const numbers = new Map<string, number>()
  return new Map(
    [...names].map(([id, name]) => {
      if (counts.get(name) === 1) return [id, name]
      const number = (numbers.get(name) ?? 0) + 1
      numbers.set(name, number)
      return [id, rename(id, name, number)]
    }),
  )
}

/**
 * The first words of a part, taken from any of its descendants: a page has many rows, and many blocks that only contain
 * others.
 */
export function nodeExcerpt(nodes: FlatPage['nodes'], node: FlatNode, locale: Locale): string {
  const own = describeNode(node, locale)
  if (own) return own
  for (const id of childrenOf(node)) {
    const child = nodes.get(id)
    const found = child && nodeExcerpt(nodes, child, locale)
    if (found) return found
  }
  return ''
}
