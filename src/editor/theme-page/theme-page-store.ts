import { create } from 'zustand'

/** Whether the open document has taken in what is new in the theme, since it was opened. */
export const useThemePage = create<{ isTaken: boolean; isCompared: boolean }>(() => ({
  isTaken: false,
  isCompared: false,
}))
