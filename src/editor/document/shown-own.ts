import { markedBlocks } from '@schemas/layout/marked-blocks'
import { type Own, ownOf } from '@schemas/layout/own-values'
import type { ReadBlock } from '@schemas/layout/read'
import { linkedSection } from '@schemas/layout/sections'
import { knownSections } from './known-sections'

/**
 * A page's own values for the section that a block links, without those of blocks that are gone, replaced, or no longer
 * allowed to differ. All of them while the section is not loaded.
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
