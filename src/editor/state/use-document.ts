import { createContext, useContext, useSyncExternalStore } from 'react'
import type { FlatNode } from '@schemas/layout/flat/flat'
import type { DocumentStore } from './document-store'

const StoreContext = createContext<DocumentStore | null>(null)
export const DocumentProvider = StoreContext

/** The document being edited. Throws outside the builder. */
export function useDocumentStore(): DocumentStore {
  const store = useContext(StoreContext)
  if (!store) throw new Error('There is no document here.')
  return store
}

/** One node, anew when it changes; undefined once it is gone. */
export function useNode(id: string): FlatNode | undefined {
  const store = useDocumentStore()
  return useSyncExternalStore(
    (listener) => store.subscribeNode(id, listener),
    () => store.get(id),
  )
}

/** Something of the whole document, anew when it is another. `select` must give the same object for the same document. */
export function useDocument<T>(select: (store: DocumentStore) => T): T {
  const store = useDocumentStore()
  return useSyncExternalStore(store.subscribe, () => select(store))
}
