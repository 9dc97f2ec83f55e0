import { useEffect, useMemo } from 'react'
import { ancestors } from '../document/rules'
import type { DocumentStore } from '../state/document-store'
import { ui } from '../state/ui-store'
import { RowFolds } from './row-folds'

/** What of the open document is folded when it is very long. Nothing is while the page is tried: what somebody has opened or filled in there stays. */
export function useFolds(store: DocumentStore, mode: 'edit' | 'try'): RowFolds {
  const folds = useMemo(() => {
    const rowOf = (id: string) => (store.get(id) ? (ancestors({ node: nodeOf }, id).at(-1) ?? id) : undefined)
    const nodeOf: Parameters<typeof ancestors>[0]['node'] = (id) => {
      const node = store.get(id)
      if (!node) throw new Error(`There is no part ${id}.`)
      return node
    }
    return new RowFolds({ rowOf, kept: () => [...ui().selection, ui().writing ?? []].flat() })
  }, [store])
  useEffect(() => folds.setOpen(mode === 'try'), [folds, mode])
  useEffect(() => () => folds.end(), [folds])
  return folds
}
