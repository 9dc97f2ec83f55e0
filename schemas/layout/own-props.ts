import { contentProps } from './content-props'
import type { BlockTypes } from './prepare'
import type { ReadBlock } from './read'

/**
 * The content props that a page may override for a block; none for a block that is not marked, or that not every
 * manager may change.
 */
export function ownProps(
  block: Pick<ReadBlock, 'type' | 'differs' | 'quarantined'>,
  types: Pick<BlockTypes, 'definition'>,
): ReadonlySet<string> {
  return block.differs && !block.quarantined ? differingProps(block.type, types) : none
}

/** The same for any block of a type, assuming it is marked. */
export function differingProps(type: string, types: Pick<BlockTypes, 'definition'>): ReadonlySet<string> {
  const definition = types.definition(type)
  return definition && definition.author === undefined ? contentProps(definition) : none
}

const none: ReadonlySet<string> = new Set()
