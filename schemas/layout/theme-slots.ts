/** What a look gives beside its colours and letters: documents that stand on every page, or in the place of one. */
export const themeSlots = ['homepage', 'header', 'subheader', 'footer', 'dashboard', 'checkout'] as const
export type ThemeSlot = (typeof themeSlots)[number]

export const slotNames: Readonly<Record<ThemeSlot, { en: string; th: string }>> = {
  homepage: { en: 'Home page', th: 'หน้าแรก' },
  header: { en: 'Header', th: 'ส่วนหัว' },
  subheader: { en: 'Subheader', th: 'แถบใต้ส่วนหัว' },
  footer: { en: 'Footer', th: 'ส่วนท้าย' },
  dashboard: { en: 'Dashboard', th: 'แดชบอร์ด' },
  checkout: { en: 'Checkout', th: 'หน้าชำระเงิน' },
}
