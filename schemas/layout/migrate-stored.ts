import { newestOwn } from './newest-own'
import { ownOf } from './own-values'
import { type BlockTypes, migrateBlock } from './prepare'
import type { ReadBlock } from './read'
import { linkedSection } from './sections'

/**
 * A stored block in this build's version, and for one that shows a section the page's own values too. What cannot be
 * migrated stays unchanged.
 */
export function migrateStored<B extends ReadBlock>(block: B, types: BlockTypes): B {
  const newest = migrateBlock(block, types)
  if (newest.quarantined || linkedSection(newest) === undefined) return newest
  const changed = Object.entries(ownOf(newest)).flatMap(([id, values]) => {
    const made = newestOwn(values, types)
    return made && made !== values ? [[id, made] as const] : []
  })
  return changed.length === 0
    ? newest
    : {
        ...newest,
        props: { ...newest.props, own: { ...(newest.props?.own as object), ...Object.fromEntries(changed) } },
      }
}
