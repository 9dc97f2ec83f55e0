import { createContext } from 'react'
import type { RowFolds } from './row-folds'

/** From this number of rows a page is very long: each row is its own box, and rows far from the window are folded. */
export const veryManyRows = 120

let here: typeof import('./folds-of').foldsOf | undefined

/** Loads the folding of rows before a very long page is drawn; few pages need it. Without it all rows are drawn. */
export async function loadFolds(content: unknown): Promise<void> {
  if (isVeryLong(content))
    here ??= await import('./folds-of').then(
      ({ foldsOf }) => foldsOf,
      () => undefined,
    )
}

export const foldsHere = (): typeof here => here

/** Undefined where all rows of a page are drawn. */
export const FoldsContext = createContext<RowFolds | undefined>(undefined)

/** Whether any view of a stored page has that many rows. */
const isVeryLong = (content: unknown): boolean =>
  Object.values(
    (content as { views?: Record<string, { rows?: readonly unknown[] } | undefined> } | null)?.views ?? {},
  ).some((view) => (view?.rows?.length ?? 0) > veryManyRows)
