import { create } from 'zustand'
import type { FlatPage } from '@schemas/layout/flat/flat'
import type { Conflict, Side } from '../document/merge'

/** What two editors changed in the same place, and what each of them had. */
export type OpenConflict = {
  base: FlatPage
  mine: FlatPage
  theirs: FlatPage
  /** Of the draft that the other one saved. */
  version: number
  /** Who saved it, where that is known. */
  by?: string
  /** The other side is the theme, which has a newer page than the one that this was made from. */
  isTheme?: boolean
  list: readonly Conflict[]
  /** Joins both as decided and saves. Every conflict of the list must be decided; what arose meanwhile is asked next. */
  resolve: (choose: (conflict: Conflict) => Side | undefined) => void
}

/** The decision that is open; none while all goes together. */
export const useConflict = create<{ open: OpenConflict | undefined; isShown: boolean }>(() => ({
  open: undefined,
  isShown: false,
}))

/** Brings the decision to the front. One that another took the place of is asked for anew, with a save that only it lets through. */
export const showConflict = (saving: { flush: () => Promise<boolean> }): void =>
  useConflict.getState().open ? useConflict.setState({ isShown: true }) : void saving.flush()

/** Decides later. What comes from the theme waits in its notice; what comes from a colleague, beside the state of the draft. */
export const leaveConflict = (): void =>
  useConflict.setState(({ open }) => ({ isShown: false, open: open?.isTheme ? undefined : open }))
