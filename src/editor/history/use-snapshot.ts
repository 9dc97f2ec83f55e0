import { useEffect, useState } from 'react'
import type { FlatPage } from '@schemas/layout/flat/flat'
import type { DocumentStore } from '../state/document-store'
import { useDocumentStore } from '../state/use-document'

/** The document as it was when the component came, and after each step that is taken here: others’ work does not change what is compared under the eye. */
export function useSnapshot(): FlatPage {
  const store = useDocumentStore()
  const [snapshot, setSnapshot] = useState(() => taken(store))
  useEffect(() => store.onChange((_changes, origin) => origin !== 'merge' && setSnapshot(taken(store))), [store])
  return snapshot
}

const taken = ({ page }: DocumentStore): FlatPage => ({ ...page, nodes: new Map(page.nodes) })
