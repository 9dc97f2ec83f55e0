import { blockDefinition, blockEditor } from '@registry/block-kits'
import type { BlockEditor } from '@kit/block-editor'
import type { AnyBlock } from '@schemas/block'
import type { FlatBlock } from '@schemas/layout/flat/flat'
import type { Role } from '@schemas/layout/role'
import type { Wrapper } from '../document/operations/wrap-nodes'
import { offeredBlocks } from '../palette/offered-blocks'
import { contentNames, convertProps } from './convert-props'

type Choice<T> = { type: string; editor: BlockEditor; to: T }

/** Types to which a block can be converted without losing content. */
export function typesToBecome(
  block: FlatBlock,
  role: Role,
): Choice<{ type: string; version: number; props: Record<string, unknown> }>[] {
  const from = blockDefinition(block.fields.type)
  if (!from || block.fields.quarantined) return []
  const filled = Object.entries(block.slots ?? {}).flatMap(([slot, rows]) => (rows.length > 0 ? [slot] : []))
  return offeredBlocks(role).flatMap(({ type, editor }) => {
    // Content is never converted to something that a site has only once, in its frame.
    const isFitting =
      type !== block.fields.type && (editor.category !== 'site' || blockEditor(block.fields.type)?.category === 'site')
    const definition = isFitting ? blockDefinition(type) : undefined
    const props = definition && convertProps(block.fields.props ?? {}, from, definition, editor.start)
    if (!definition || !props) return []
    const slots = slotsOf(definition, props)
    return filled.every((slot) => slots.includes(slot))
      ? [{ type, editor, to: { type, version: definition.version, props } }]
      : []
  })
}

/** Types that can wrap blocks, and the slot that then holds them. */
export function typesToWrapIn(role: Role): Choice<Wrapper>[] {
  return offeredBlocks(role).flatMap(({ type, editor }) => {
    const definition = blockDefinition(type)
    if (!definition || editor.category === 'site') return []
    const props = startWithoutContent(definition, editor.start)
    const [slot] = slotsOf(definition, props)
    return slot === undefined ? [] : [{ type, editor, to: { type, version: definition.version, props, slot } }]
  })
}

/** The start props, without sample texts and pictures where these are optional: the wrapped blocks are the content. */
function startWithoutContent(definition: AnyBlock, start: Record<string, unknown>): Record<string, unknown> {
  const bare = Object.fromEntries(
    Object.entries(structuredClone(start)).filter(([name]) => !contentNames(definition).has(name)),
  )
  return definition.props.safeParse(bare).success && slotsOf(definition, bare).length > 0
    ? bare
    : structuredClone(start)
}

function slotsOf({ slots = [], props: schema }: AnyBlock, props: Record<string, unknown>): readonly string[] {
  if (typeof slots !== 'function') return slots
  const parsed = schema.safeParse(props)
  return parsed.success ? slots(parsed.data as never) : []
}
