import { createContext } from 'react'
import type { RowFolds } from './row-folds'

/** From so many rows on a page is very long: each is a box by itself, and those far from the window are folded. */
export const veryManyRows = 120

let here: typeof import('./folds-of').foldsOf | undefined

/** Brings what folds the rows of a very long page, before it is drawn: few pages are so long. Without it all rows are drawn. */
export async function loadFolds(content: unknown): Promise<void> {
  if (isVeryLong(content))
    here ??= await import('./folds-of').then(
      ({ foldsOf }) => foldsOf,
      () => undefined,
    )
}

export const foldsHere = (): typeof here => here

/** None where all rows of a page are drawn. */
export const FoldsContext = createContext<RowFolds | undefined>(undefined)

/** Whether one of a stored page's views has so many rows. */
const isVeryLong = (content: unknown): boolean =>
  Object.values(
    (content as { views?: Record<string, { rows?: readonly unknown[] } | undefined> } | null)?.views ?? {},
  ).some((view) => (view?.rows?.length ?? 0) > veryManyRows)
