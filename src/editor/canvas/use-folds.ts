import { useEffect, useMemo } from 'react'
import type { DocumentStore } from '../state/document-store'
import { foldsHere } from './folds-here'
import type { RowFolds } from './row-folds'

/**
 * Folding for the open document, if it was very long when opened. Nothing is folded while the page is tried out: what
 * was opened or filled in there must stay.
 */
export function useFolds(store: DocumentStore, mode: 'edit' | 'try'): RowFolds | undefined {
  const folds = useMemo(() => foldsHere()?.(store), [store])
  useEffect(() => folds?.setOpen(mode === 'try'), [folds, mode])
  useEffect(() => () => folds?.end(), [folds])
  return folds
}
