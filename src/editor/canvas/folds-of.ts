import { ancestors } from '../document/rules'
import type { DocumentStore } from '../state/document-store'
import { ui } from '../state/ui-store'
import { RowFolds } from './row-folds'

/** Folding of a document's rows; the row of the selection or of the text being edited is never folded. */
export function foldsOf(store: DocumentStore): RowFolds {
  const node = (id: string) => {
    const found = store.get(id)
    if (!found) throw new Error(`There is no part ${id}.`)
    return found
  }
  return new RowFolds({
    rowOf: (id) => (store.get(id) ? (ancestors({ node }, id).at(-1) ?? id) : undefined),
    pinned: () => [...ui().selection, ui().writing ?? []].flat(),
  })
}
