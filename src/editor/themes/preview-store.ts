import { create } from 'zustand'

export type StudioPanel = 'colors' | 'type' | 'shape' | 'space' | 'parts' | 'themes'

/** State of the studio's preview and panels; not part of the theme. */
export const usePreview = create<{
  path: string
  /** Shows the page with the live theme, to compare. */ isBefore: boolean
  panel: StudioPanel
}>(() => ({ path: '/', isBefore: false, panel: 'colors' }))
export const setPreview = usePreview.setState
