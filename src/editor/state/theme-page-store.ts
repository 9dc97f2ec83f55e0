import { create } from 'zustand'

/** Whether the theme's changes were merged into the open document since it was opened. */
export const useThemePage = create<{ isTaken: boolean; isCompared: boolean }>(() => ({
  isTaken: false,
  isCompared: false,
}))
