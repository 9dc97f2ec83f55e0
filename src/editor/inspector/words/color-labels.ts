import type { ColorToken, colorScales } from '@schemas/layout/color'

type Words = { en: string; th: string }

/** Theme colours by what they are for. */
export const colorLabels: Record<ColorToken, Words> = {
  bg: { en: 'Page', th: 'พื้นหน้า' },
  surface: { en: 'Surface', th: 'พื้นการ์ด' },
  sunken: { en: 'Sunken', th: 'พื้นจม' },
  text: { en: 'Text', th: 'ข้อความ' },
  soft: { en: 'Soft text', th: 'ข้อความจาง' },
  border: { en: 'Border', th: 'เส้นขอบ' },
  line: { en: 'Line', th: 'เส้นชัด' },
  brand: { en: 'Brand', th: 'แบรนด์' },
  onBrand: { en: 'On brand', th: 'บนสีแบรนด์' },
  brandSoft: { en: 'Soft brand', th: 'แบรนด์อ่อน' },
  brandText: { en: 'Brand text', th: 'ข้อความสีแบรนด์' },
  accent: { en: 'Accent', th: 'สีเน้น' },
  onAccent: { en: 'On accent', th: 'บนสีเน้น' },
  accentSoft: { en: 'Soft accent', th: 'สีเน้นอ่อน' },
  accentText: { en: 'Accent text', th: 'ข้อความสีเน้น' },
  danger: { en: 'Danger', th: 'อันตราย' },
  onDanger: { en: 'On danger', th: 'บนสีอันตราย' },
  dangerSoft: { en: 'Soft danger', th: 'อันตรายอ่อน' },
  success: { en: 'Success', th: 'สำเร็จ' },
  successSoft: { en: 'Soft success', th: 'สำเร็จอ่อน' },
  warning: { en: 'Warning', th: 'คำเตือน' },
  warningSoft: { en: 'Soft warning', th: 'คำเตือนอ่อน' },
  info: { en: 'Information', th: 'ข้อมูล' },
  infoSoft: { en: 'Soft information', th: 'ข้อมูลอ่อน' },
  inverse: { en: 'Inverse', th: 'สีกลับ' },
  onInverse: { en: 'On inverse', th: 'บนสีกลับ' },
}

export const scaleLabels: Record<(typeof colorScales)[number], Words> = {
  brand: { en: 'Brand, light to dark', th: 'แบรนด์ จากอ่อนไปเข้ม' },
  accent: { en: 'Accent, light to dark', th: 'สีเน้น จากอ่อนไปเข้ม' },
  neutral: { en: 'Neutral, light to dark', th: 'สีกลาง จากอ่อนไปเข้ม' },
}

const transparent = { en: 'Transparent', th: 'โปร่งใส' }

/** What a colour is called: a token's use, a step of a scale, or the hex colour itself. */
export function colorName(value: string): Words | string {
  if (value === 'transparent') return transparent
  if (value in colorLabels) return colorLabels[value as ColorToken]
  const [scale, step] = value.split('.')
  const known = step === undefined ? undefined : scaleLabels[scale as keyof typeof scaleLabels]
  return known ? { en: `${known.en.split(',')[0]} ${step}`, th: `${known.th.split(' ')[0]} ${step}` } : value
}
