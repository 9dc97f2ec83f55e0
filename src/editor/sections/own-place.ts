import type { FlatBlock } from '@schemas/layout/flat/flat'
import { ownOf } from '@schemas/layout/own-values'
import { ownedProps, setOwn } from '../document/operations/set-own'
import { ownFormId } from '../inspector/requested-field'
import type { FormPlace } from '../state/form-place'
import type { DocumentStore } from '../state/document-store'

/** A page's own values for `part`, a block of the section shown by `link`, on top of the section's values. */
export function ownPlace(store: Pick<DocumentStore, 'get'>, link: string, part: FlatBlock['fields']): FormPlace {
  const own = () => {
    const node = store.get(link)
    return node?.kind === 'block' ? ownOf(node.fields) : {}
  }
  return {
    key: ownFormId(link, part.id),
    node: link,
    type: () => part.type,
    read: () => ({ props: ownedProps(part, own()) }),
    set: (edit, path, value) => setOwn(edit, link, part, path, value),
  }
}
