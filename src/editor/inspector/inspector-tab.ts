import { create } from 'zustand'

export type InspectorTab = 'own' | 'style' | 'visibility'

/** The open tab, kept from one selection to the next. */
export const useInspectorTab = create<{ tab: InspectorTab }>(() => ({ tab: 'own' }))
