/** The documents that a theme provides besides colours and fonts: those on every page, and those that replace one. */
export const themeSlots = ['homepage', 'header', 'subheader', 'footer', 'dashboard', 'checkout'] as const
export type ThemeSlot = (typeof themeSlots)[number]

/**
 * Slots with a document in theme packs. A site names no pack for the workspace: it is a variant of the header and comes
 * from the header's pack.
 */
export const documentSlots = [...themeSlots, 'workspace'] as const
export type DocumentSlot = (typeof documentSlots)[number]

export const slotNames: Readonly<Record<DocumentSlot, { en: string; th: string }>> = {
  homepage: { en: 'Homepage', th: 'หน้าแรก' },
  header: { en: 'Header', th: 'ส่วนหัว' },
  subheader: { en: 'Subheader', th: 'แถบใต้ส่วนหัว' },
  footer: { en: 'Footer', th: 'ส่วนท้าย' },
  dashboard: { en: 'Dashboard', th: 'แดชบอร์ด' },
  checkout: { en: 'Checkout', th: 'หน้าชำระเงิน' },
  workspace: { en: 'Workspace', th: 'พื้นที่ทำงาน' },
}
