import { create } from 'zustand'

/** Tab of the palette: single blocks or ready-made sections. Kept while another panel replaces the palette. */
export type PaletteTab = 'blocks' | 'ready-made'

export const usePaletteTab = create<{ tab: PaletteTab }>(() => ({ tab: 'blocks' }))
