import { useEffect, useMemo } from 'react'
import type { DocumentStore } from '../state/document-store'
import { foldsHere } from './folds-here'
import type { RowFolds } from './row-folds'

/** What of the open document is folded, where it was very long when it was opened. Nothing is while the page is tried: what somebody has opened or filled in there stays. */
export function useFolds(store: DocumentStore, mode: 'edit' | 'try'): RowFolds | undefined {
  const folds = useMemo(() => foldsHere()?.(store), [store])
  useEffect(() => folds?.setOpen(mode === 'try'), [folds, mode])
  useEffect(() => () => folds?.end(), [folds])
  return folds
}
