import { create } from 'zustand'
import type { FlatPage } from '@schemas/layout/flat/flat'
import type { Conflict, Side } from '../document/merge'

/** Conflicts between two editors, with both versions. */
export type OpenConflict = {
  base: FlatPage
  mine: FlatPage
  theirs: FlatPage
  /** Version of the other editor's draft. */
  version: number
  /** Who saved it, if known. */
  by?: string
  /** The other side is the theme, which has a newer version of the page that this one was made from. */
  isTheme?: boolean
  list: readonly Conflict[]
  /** Merges as decided and saves. Every conflict in the list must be decided; new ones are asked afterwards. */
  resolve: (choose: (conflict: Conflict) => Side | undefined) => void
}

/** The open conflict; undefined while everything merges. */
export const useConflict = create<{ open: OpenConflict | undefined; isShown: boolean }>(() => ({
  open: undefined,
  isShown: false,
}))

/** Shows the conflict. If another decision has replaced it, it is raised again by a save that depends on it. */
export const showConflict = (saving: { flush: () => Promise<boolean> }): void =>
  useConflict.getState().open ? useConflict.setState({ isShown: true }) : void saving.flush()

/** Postpones the decision. A theme conflict waits in its notice, a colleague's next to the save status. */
export const leaveConflict = (): void =>
  useConflict.setState(({ open }) => ({ isShown: false, open: open?.isTheme ? undefined : open }))
