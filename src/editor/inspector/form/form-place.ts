import type { Edit } from '../../document/edit'
import { type FieldPath, setField } from '../../document/operations/set-field'
import type { DocumentStore } from '../../state/document-store'
import type { Written } from '../check-props'

/** Where values stand that are filled in or written on the canvas: in a block, or in what a page says of its own in the place of a section's block. Another object for other values beneath it. */
export type FormPlace = {
  /** Tells it from every other place of the document. */
  key: string
  /** The node that tells when they are other ones. */
  node: string
  type: () => string
  read: () => Written | undefined
  set: (edit: Edit, path: FieldPath, value: unknown) => void
}

/** A block's own props and their overrides. */
export function blockPlace(store: Pick<DocumentStore, 'get'>, id: string): FormPlace {
  const fields = () => {
    const node = store.get(id)
    return node?.kind === 'block' ? node.fields : undefined
  }
  return {
    key: id,
    node: id,
    type: () => fields()?.type ?? '',
    read: () => fields() as Written | undefined,
    set: (edit, path, value) => setField(edit, id, path, value),
  }
}
