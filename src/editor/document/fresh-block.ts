import { blockDefinition, blockEditor } from '@registry/block-kits'
import { childrenOf, type FlatNode } from '@schemas/layout/flat/flat'
import { isRecord } from '@schemas/layout/json'
import type { Edit } from './edit'
import { newBlock } from './new-block'
import { parentId } from './rules'
import type { Subtree } from './subtree'
import type { Target } from './target'

/** Maximum number of parts searched for the preceding heading, to bound the time on pages of thousands without one. */
const maxTried = 400

type Headed = { type: string; level: number; /** The target is inside the block. */ isAround?: boolean }

/**
 * A new block for a target. Its heading gets the level that follows the one before, so that a new block causes no
 * warning.
 */
export function freshBlock(edit: Edit, type: string, target: Target): Subtree {
  const part = newBlock(type)
  const own = levelOf(type, part.node.props)
  const before = own === undefined ? undefined : headedBefore(edit, target)
  if (own === undefined || !before) return part
  // Next to a block of the same type it copies that level; under a main heading it never becomes a main heading.
  const level =
    before.type === type && !before.isAround && own > 1 ? before.level : Math.max(2, Math.min(own, before.level + 1))
  const props = { ...part.node.props, level }
  if (level === own || !blockDefinition(type)?.props.safeParse(props).success) return part
  return { ...part, node: { ...part.node, props } }
}

/** Default heading levels by block type; cached, because hundreds of blocks may be read for one insertion. */
const usual = new Map<string, number | undefined>()

/** The level of a block's own heading; undefined when it has none that can be set. */
export function levelOf(type: string, props: unknown): number | undefined {
  const definition = blockDefinition(type)
  if (definition && !usual.has(type)) {
    const read: unknown = definition.props.safeParse(blockEditor(type)?.start).data
    usual.set(type, isRecord(read) && typeof read.level === 'number' ? read.level : undefined)
  }
  const level = usual.get(type)
  return level !== undefined && isRecord(props) && typeof props.level === 'number' ? props.level : level
}

/** The nearest block before a target, in reading order, that has such a heading. */
function headedBefore(edit: Edit, target: Target): Headed | undefined {
  let looked = 0
  const headed = (node: FlatNode): Headed | undefined => {
    const level = node.kind === 'block' ? levelOf(node.fields.type, node.fields.props) : undefined
    return node.kind === 'block' && level !== undefined ? { type: node.fields.type, level } : undefined
  }
  const lastIn = (ids: readonly string[]): Headed | undefined => {
    for (const id of ids.toReversed()) {
      const node = edit.get(id)
      if (!node || (looked += 1) > maxTried) return undefined
      const found = lastIn(childrenOf(node)) ?? headed(node)
      if (found) return found
    }
    return undefined
  }
  let parent = 'rows' in target ? target.rows : 'cell' in target ? { cell: target.cell } : { row: target.row }
  let { index } = target
  for (;;) {
    const found = lastIn(edit.list(parent).slice(0, index))
    const above = parentId(parent)
    const node = above === undefined ? undefined : edit.get(above)
    if (found || !node) return found
    const own = headed(node)
    if (own) return { ...own, isAround: true }
    parent = node.parent
    index = edit.list(parent).indexOf(above as string)
  }
}
