import { create } from 'zustand'

export type StudioPanel = 'colors' | 'type' | 'shape' | 'space' | 'parts' | 'themes'

/** What the admin looks at beside the controls; nothing of it is part of the theme. */
export const usePreview = create<{
  path: string
  /** As visitors see the page now, to compare. */ isBefore: boolean
  panel: StudioPanel
}>(() => ({ path: '/', isBefore: false, panel: 'colors' }))
export const setPreview = usePreview.setState
