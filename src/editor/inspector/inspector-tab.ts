import { create } from 'zustand'

export type InspectorTab = 'own' | 'style' | 'visibility'

/** The tab that a person has open: it stays open from one selection to the next. */
export const useInspectorTab = create<{ tab: InspectorTab }>(() => ({ tab: 'own' }))
