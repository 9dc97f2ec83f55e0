import { create } from 'zustand'
import type { Point } from '../ui/point'
import type { Target } from '../document/target'

/** Where a block is about to be inserted, and where in the window the list opens. */
export const useInsert = create<{ request: { target: Target; at: Point } | undefined }>(() => ({ request: undefined }))

export const askWhatToInsert = (target: Target, at: Point): void => useInsert.setState({ request: { target, at } })

export const closeInsert = (): void => useInsert.setState({ request: undefined })
