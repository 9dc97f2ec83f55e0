import type { FlatBlock } from '@schemas/layout/flat/flat'
import { ownOf } from '@schemas/layout/own-values'
import { ownedProps, setOwn } from '../document/operations/set-own'
import { ownFormId } from '../inspector/requested-field'
import type { FormPlace } from '../inspector/form/form-place'
import type { DocumentStore } from '../state/document-store'

/** What the page says of its own in the place of `part`, a block of the section that `link` shows, on top of what that says. */
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
