/** What a look gives beside its colours and letters: documents that stand on every page, or in the place of one. */
export const themeSlots = ['homepage', 'header', 'subheader', 'footer', 'dashboard', 'checkout'] as const
export type ThemeSlot = (typeof themeSlots)[number]
