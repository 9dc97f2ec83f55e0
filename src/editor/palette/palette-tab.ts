import { create } from 'zustand'

/** What the palette shows: single blocks, or sections that are laid out already. Kept while another panel stands in its place. */
export type PaletteTab = 'blocks' | 'ready-made'

export const usePaletteTab = create<{ tab: PaletteTab }>(() => ({ tab: 'blocks' }))
