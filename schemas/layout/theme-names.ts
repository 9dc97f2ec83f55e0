import type { ColorToken } from './color'
import { colorNames, schemeNames } from './color-names'
import { slotNames, type ThemeSlot } from './theme-slots'

type Message = { en: string; th: string }

/** Display names of a theme's values, by path. */
export const leafNames = {
  title: { en: 'Name', th: 'ชื่อ' },
  'overrides.scheme': { en: 'Light or dark', th: 'โหมดสว่างหรือมืด' },
  'overrides.picks.brand': { en: 'Brand colour', th: 'สีแบรนด์' },
  'overrides.picks.accent': { en: 'Accent colour', th: 'สีเน้น' },
  'overrides.picks.neutral': { en: 'Grey', th: 'สีเทา' },
  'overrides.fonts.body.family': { en: 'Body font', th: 'ฟอนต์ข้อความ' },
  'overrides.fonts.body.weight': { en: 'Body weight', th: 'ความหนาข้อความ' },
  'overrides.fonts.body.lineHeight': { en: 'Body line height', th: 'ระยะบรรทัดข้อความ' },
  'overrides.fonts.heading.family': { en: 'Heading font', th: 'ฟอนต์หัวข้อ' },
  'overrides.fonts.heading.weight': { en: 'Heading weight', th: 'ความหนาหัวข้อ' },
  'overrides.fonts.heading.lineHeight': { en: 'Heading line height', th: 'ระยะบรรทัดหัวข้อ' },
  'overrides.fonts.heading.tracking': { en: 'Letter spacing of Latin headings', th: 'ระยะห่างตัวอักษรของหัวข้อภาษาอังกฤษ' },
  'overrides.fonts.size': { en: 'Text size', th: 'ขนาดข้อความ' },
  'overrides.fonts.ratio': { en: 'Size scale', th: 'ช่วงห่างของขนาด' },
  'overrides.radii.s': { en: 'Small corners', th: 'มุมเล็ก' },
  'overrides.radii.m': { en: 'Medium corners', th: 'มุมกลาง' },
  'overrides.radii.l': { en: 'Large corners', th: 'มุมใหญ่' },
  'overrides.radii.button': { en: 'Button corners', th: 'มุมปุ่ม' },
  'overrides.radii.image': { en: 'Picture corners', th: 'มุมรูปภาพ' },
  'overrides.shadows': { en: 'Shadows', th: 'เงา' },
  'overrides.shape.button': { en: 'Buttons', th: 'ปุ่ม' },
  'overrides.shape.card': { en: 'Cards', th: 'การ์ด' },
  'overrides.shape.heading': { en: 'Section headings', th: 'หัวข้อของส่วน' },
  'overrides.widths.text': { en: 'Text width', th: 'ความกว้างข้อความยาว' },
  'overrides.widths.content': { en: 'Content width', th: 'ความกว้างเนื้อหา' },
  'overrides.widths.wide': { en: 'Wide row width', th: 'ความกว้างแถวกว้าง' },
  'overrides.rhythm': { en: 'Section spacing', th: 'ระยะห่างระหว่างส่วน' },
  'overrides.background': { en: 'Page background', th: 'พื้นหลังของหน้า' },
} satisfies Record<string, Message>
export type LeafName = keyof typeof leafNames

/** The display name of a theme's value or part, by path; a colour's with its scheme. Undefined where there is none. */
export function leafMessage(path: string): Message | undefined {
  const known = (leafNames as Record<string, Message>)[path]
  if (known) return known
  const [, kind, token = '', side] = path.split('.')
  if (kind === 'colors' && token in colorNames && (side === 'light' || side === 'dark'))
    return both((locale) => `${colorNames[token as ColorToken][locale]} (${schemeNames[side][locale]})`)
  return path.startsWith('slots.') ? slotNames[path.slice('slots.'.length) as ThemeSlot] : undefined
}

const both = (make: (locale: 'en' | 'th') => string): Message => ({ en: make('en'), th: make('th') })
