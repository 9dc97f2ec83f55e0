import type { FlatPage } from '@schemas/layout/flat/flat'
import { overlayValues } from '@schemas/layout/overlay-values'
import type { Own } from '@schemas/layout/own-values'
import type { BlockTypes } from '@schemas/layout/prepare'

/** A section as shown on a page with own values. Unchanged nodes keep their identity. */
export function withOwn(section: FlatPage, own: Own, types: BlockTypes): FlatPage {
  const nodes: FlatPage['nodes'] = new Map(section.nodes)
  for (const [id, values] of Object.entries(own)) {
    const node = nodes.get(id)
    if (node?.kind === 'block') nodes.set(id, { ...node, fields: overlayValues(node.fields, values, types) })
  }
  return { ...section, nodes }
}
