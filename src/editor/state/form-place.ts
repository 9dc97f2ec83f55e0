import type { Edit } from '../document/edit'
import { type FieldPath, setField } from '../document/operations/set-field'
import type { DocumentStore } from './document-store'
import type { Written } from '../document/fields/check-props'

/**
 * Where edited values are stored: in a block, or in a page's own values for a section's block. A new object when it
 * refers to other underlying values.
 */
export type FormPlace = {
  /** Unique among all places of the document. */
  key: string
  /** The node whose changes signal new values. */
  node: string
  type: () => string
  read: () => Written | undefined
  set: (edit: Edit, path: FieldPath, value: unknown) => void
}

/** A block's own props and overrides. */
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
