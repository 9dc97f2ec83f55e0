import { useEffect, useState } from 'react'
import type { FlatPage } from '@schemas/layout/flat/flat'
import type { DocumentStore } from '../state/document-store'
import { useDocumentStore } from '../state/use-document'

/**
 * Snapshot of the document at mount, renewed after each step made here: the work of others must not change a comparison
 * while it is read.
 */
export function useSnapshot(): FlatPage {
  const store = useDocumentStore()
  const [snapshot, setSnapshot] = useState(() => taken(store))
  useEffect(() => store.onChange((_changes, origin) => origin !== 'merge' && setSnapshot(taken(store))), [store])
  return snapshot
}

const taken = ({ page }: DocumentStore): FlatPage => ({ ...page, nodes: new Map(page.nodes) })
