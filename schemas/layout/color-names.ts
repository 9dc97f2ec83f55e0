import type { ColorToken } from './color'

/** Display names of a theme's colours. */
export const colorNames: Record<ColorToken, { en: string; th: string }> = {
  bg: { en: 'Page', th: 'พื้นหน้า' },
  surface: { en: 'Card', th: 'พื้นการ์ด' },
  sunken: { en: 'Recessed area', th: 'พื้นส่วนรอง' },
  text: { en: 'Text', th: 'ข้อความ' },
  soft: { en: 'Secondary text', th: 'ข้อความรอง' },
  border: { en: 'Divider', th: 'เส้นแบ่ง' },
  line: { en: 'Field outline', th: 'เส้นกรอบช่องกรอก' },
  brand: { en: 'Brand', th: 'สีแบรนด์' },
  onBrand: { en: 'Text on brand', th: 'ข้อความบนสีแบรนด์' },
  brandSoft: { en: 'Brand tint', th: 'สีแบรนด์อ่อน' },
  brandText: { en: 'Brand as text', th: 'ข้อความสีแบรนด์' },
  accent: { en: 'Accent', th: 'สีเน้น' },
  onAccent: { en: 'Text on accent', th: 'ข้อความบนสีเน้น' },
  accentSoft: { en: 'Accent tint', th: 'สีเน้นอ่อน' },
  accentText: { en: 'Accent as text', th: 'ข้อความสีเน้น' },
  danger: { en: 'Danger', th: 'สีอันตราย' },
  onDanger: { en: 'Text on danger', th: 'ข้อความบนสีอันตราย' },
  dangerSoft: { en: 'Danger tint', th: 'สีอันตรายอ่อน' },
  success: { en: 'Success', th: 'สีสำเร็จ' },
  successSoft: { en: 'Success tint', th: 'สีสำเร็จอ่อน' },
  warning: { en: 'Warning', th: 'สีเตือน' },
  warningSoft: { en: 'Warning tint', th: 'สีเตือนอ่อน' },
  info: { en: 'Information', th: 'สีแจ้งข้อมูล' },
  infoSoft: { en: 'Information tint', th: 'สีแจ้งข้อมูลอ่อน' },
  inverse: { en: 'Inverted area', th: 'พื้นกลับสี' },
  onInverse: { en: 'Text on inverted area', th: 'ข้อความบนพื้นกลับสี' },
}

/** Display names of backgrounds for text, besides the theme's colours. */
export const groundNames: Record<ColorToken | 'page', { en: string; th: string }> = {
  ...colorNames,
  page: { en: 'Page background', th: 'พื้นหลังของหน้า' },
}

export const schemeNames = { light: { en: 'light', th: 'โหมดสว่าง' }, dark: { en: 'dark', th: 'โหมดมืด' } } as const
