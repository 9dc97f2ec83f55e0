import { createContext, useCallback, useContext, useRef, useSyncExternalStore } from 'react'
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

/** One node, rerendering when it changes; undefined once it is gone. */
export const useNode = (id: string): FlatNode | undefined => useOfNode(id, itself)

const itself = (node: FlatNode) => node

/**
 * A value derived from one node; rerenders only when the value changes, not with every key typed in the node. `select`
 * must return the same object for the same node.
 */
export function useOfNode<T>(id: string, select: (node: FlatNode) => T): T | undefined {
  const store = useDocumentStore()
  const subscribe = useCallback((listener: () => void) => store.subscribeNode(id, listener), [store, id])
  return useSyncExternalStore(subscribe, () => {
    const node = store.get(id)
    return node && select(node)
  })
}

/** Several nodes, in order; a stable list while none changes. `ids` must be a stable list too. */
export function useNodes(ids: readonly string[]): readonly (FlatNode | undefined)[] {
  const store = useDocumentStore()
  const last = useRef<readonly (FlatNode | undefined)[]>([])
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = ids.map((id) => store.subscribeNode(id, listener))
      return () => ends.forEach((end) => end())
    },
    [store, ids],
  )
  return useSyncExternalStore(subscribe, () => {
    const nodes = ids.map((id) => store.get(id))
    if (nodes.length !== last.current.length || nodes.some((node, index) => node !== last.current[index]))
      last.current = nodes
    return last.current
  })
}

/**
 * A value derived from the whole document; rerenders when it changes. `select` must return the same object for the same
 * document.
 */
export function useDocument<T>(select: (store: DocumentStore) => T): T {
  const store = useDocumentStore()
  return useSyncExternalStore(store.subscribe, () => select(store))
}
