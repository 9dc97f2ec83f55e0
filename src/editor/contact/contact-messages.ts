import type { Locale } from '@schemas/layout/locale'
import type { Part } from './contact-values'

export const title = { en: 'Contact details', th: 'ข้อมูลติดต่อ' }

/** Label of each part. */
export const partNames: Record<Part, { en: string; th: string }> = {
  phone: { en: 'Phone', th: 'โทรศัพท์' },
  email: { en: 'Email', th: 'อีเมล' },
  line: { en: 'LINE ID', th: 'ไอดีไลน์' },
  address: { en: 'Address', th: 'ที่อยู่' },
  place: { en: 'Map location', th: 'พิกัดบนแผนที่' },
  hours: { en: 'Hours', th: 'เวลาทำการ' },
  social: { en: 'Social media', th: 'โซเชียล' },
}

/** Label of a part in one language, for sites with several. */
export const inLanguage: Record<Locale, { en: string; th: string }> = {
  th: { en: '{name}, Thai', th: '{name} ภาษาไทย' },
  en: { en: '{name}, English', th: '{name} ภาษาอังกฤษ' },
}
