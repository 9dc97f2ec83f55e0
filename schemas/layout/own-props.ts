import { contentProps } from './content-props'
import type { BlockTypes } from './prepare'
import type { ReadBlock } from './read'

/** The content props that a page may say of its own in the place of a block; none of a block that is not marked, or that not everybody may change. */
export function ownProps(
  block: Pick<ReadBlock, 'type' | 'differs' | 'quarantined'>,
  types: Pick<BlockTypes, 'definition'>,
): ReadonlySet<string> {
  return block.differs && !block.quarantined ? differingProps(block.type, types) : none
}

/** The same of any block of a type, once it is marked. */
export function differingProps(type: string, types: Pick<BlockTypes, 'definition'>): ReadonlySet<string> {
  const definition = types.definition(type)
  return definition && definition.author === undefined ? contentProps(definition) : none
}

const none: ReadonlySet<string> = new Set()
