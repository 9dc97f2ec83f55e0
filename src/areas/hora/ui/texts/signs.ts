type Names = { th: string; en: string }

/** Signs of the zodiac, Aries first. */
export const signNames: readonly Names[] = [
  { th: 'เมษ', en: 'Aries' },
  { th: 'พฤษภ', en: 'Taurus' },
  { th: 'เมถุน', en: 'Gemini' },
  { th: 'กรกฎ', en: 'Cancer' },
  { th: 'สิงห์', en: 'Leo' },
  { th: 'กันย์', en: 'Virgo' },
  { th: 'ตุล', en: 'Libra' },
  { th: 'พิจิก', en: 'Scorpio' },
  { th: 'ธนู', en: 'Sagittarius' },
  { th: 'มังกร', en: 'Capricorn' },
  { th: 'กุมภ์', en: 'Aquarius' },
  { th: 'มีน', en: 'Pisces' },
]

export const signName = (sign: number): Names => signNames[sign] ?? { th: '', en: '' }

/** Houses (เรือนชะตา) in order. */
export const houseNames: readonly Names[] = [
  { th: 'ตนุ', en: 'Tanu' },
  { th: 'กดุมภะ', en: 'Kadumpha' },
  { th: 'สหัชชะ', en: 'Sahatcha' },
  { th: 'พันธุ', en: 'Phanthu' },
  { th: 'ปุตตะ', en: 'Putta' },
  { th: 'อริ', en: 'Ari' },
  { th: 'ปัตนิ', en: 'Patni' },
  { th: 'มรณะ', en: 'Morana' },
  { th: 'ศุภะ', en: 'Supha' },
  { th: 'กัมมะ', en: 'Kamma' },
  { th: 'ลาภะ', en: 'Lapha' },
  { th: 'วินาศ', en: 'Winat' },
]

/** `house` 1–12. */
export const houseName = (house: number): Names => houseNames[house - 1] ?? { th: '', en: '' }

export const elements = ['fire', 'earth', 'air', 'water'] as const
export type Element = (typeof elements)[number]
export const elementOf = (sign: number): Element => elements[sign % 4] ?? 'fire'

export const elementNames: Record<Element, Names> = {
  fire: { th: 'ธาตุไฟ', en: 'fire' },
  earth: { th: 'ธาตุดิน', en: 'earth' },
  air: { th: 'ธาตุลม', en: 'air' },
  water: { th: 'ธาตุน้ำ', en: 'water' },
}
