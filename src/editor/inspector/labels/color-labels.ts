import type { ColorToken, colorScales } from '@schemas/layout/color'
import { colorNames } from '@schemas/layout/color-names'

type Message = { en: string; th: string }

export const scaleLabels: Record<(typeof colorScales)[number], Message> = {
  brand: { en: 'Brand, light to dark', th: 'สีแบรนด์ จากอ่อนไปเข้ม' },
  accent: { en: 'Accent, light to dark', th: 'สีเน้น จากอ่อนไปเข้ม' },
  neutral: { en: 'Neutral, light to dark', th: 'สีกลาง จากอ่อนไปเข้ม' },
}

const transparent = { en: 'Transparent', th: 'โปร่งใส' }

/** The name of a colour: a token's use, a step of a scale, or the hex colour itself. */
export function colorName(value: string): Message | string {
  if (value === 'transparent') return transparent
  if (value in colorNames) return colorNames[value as ColorToken]
  const [scale, step] = value.split('.')
  const known = step === undefined ? undefined : scaleLabels[scale as keyof typeof scaleLabels]
  return known ? { en: `${known.en.split(',')[0]} ${step}`, th: `${known.th.split(' ')[0]} ${step}` } : value
}
