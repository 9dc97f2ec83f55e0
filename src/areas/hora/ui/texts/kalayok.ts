import type { KalayokName } from '@schemas/hora/rules/tables/kalayok'

/** Names of the kalayok, and what each is taken for. */
export const kalayokTexts: Record<KalayokName, { th: string; en: string }> = {
  thongchai: { th: 'ธงชัย', en: 'Thongchai' },
  athibodi: { th: 'อธิบดี', en: 'Athibodi' },
  ubat: { th: 'อุบาทว์', en: 'Ubat' },
  lokawinat: { th: 'โลกาวินาศ', en: 'Lokawinat' },
}
