import { markedBlocks } from '@schemas/layout/marked-blocks'
import { type Own, ownOf } from '@schemas/layout/own-values'
import type { ReadBlock } from '@schemas/layout/read'
import { linkedSection } from '@schemas/layout/sections'
import { knownSections } from '../sections/known-sections'

/**
 * What a block says of its own in the section that it links, without what is kept of blocks that are gone, are another or may not differ
 * any more. As long as that section is not known, all of it.
 */
export function shownOwn(fields: Pick<ReadBlock, 'type' | 'props'>): Own {
  const section = linkedSection({ type: fields.type, props: fields.props })
  if (section === undefined) return {}
  const own = ownOf(fields)
  const found = knownSections().find(({ id }) => id === section)
  if (!found) return own
  const marked = markedBlocks(found.content)
  return Object.fromEntries(Object.entries(own).filter(([id, { type }]) => marked.get(id) === type))
}
