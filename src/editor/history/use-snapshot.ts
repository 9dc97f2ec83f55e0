import { useState } from 'react'
import type { FlatPage } from '@schemas/layout/flat/flat'
import { useDocumentStore } from '../state/use-document'

/** The document as it was when the component came: what is compared does not change under the eye. */
export function useSnapshot(): FlatPage {
  const store = useDocumentStore()
  const [snapshot] = useState(() => ({ ...store.page, nodes: new Map(store.page.nodes) }))
  return snapshot
}
