import type { HolyDay } from '@schemas/hora/rules/lunar/holy-days'
import type { KalayokName } from '@schemas/hora/rules/tables/kalayok'
import type { LuckyDay } from '@schemas/hora/rules/tables/lucky-days'

type Texts = { en: string; th: string }

export const holyDayNames: Record<HolyDay, Texts> = {
  makha: { en: 'Makha Bucha', th: 'วันมาฆบูชา' },
  visakha: { en: 'Visakha Bucha', th: 'วันวิสาขบูชา' },
  asalha: { en: 'Asalha Bucha', th: 'วันอาสาฬหบูชา' },
  'khao-phansa': { en: 'Khao Phansa', th: 'วันเข้าพรรษา' },
  'ok-phansa': { en: 'Ok Phansa', th: 'วันออกพรรษา' },
  'loy-krathong': { en: 'Loy Krathong', th: 'วันลอยกระทง' },
}

export const wanphraName: Texts = { en: 'Buddhist holy day', th: 'วันพระ' }

/** Names, and whether a day is sought or avoided. */
export const kalayokTexts: Record<KalayokName, { kind: 'good' | 'avoid'; name: Texts }> = {
  thongchai: { kind: 'good', name: { en: 'Thongchai', th: 'วันธงชัย' } },
  athibodi: { kind: 'good', name: { en: 'Athibodi', th: 'วันอธิบดี' } },
  ubat: { kind: 'avoid', name: { en: 'Ubat', th: 'วันอุบาทว์' } },
  lokawinat: { kind: 'avoid', name: { en: 'Lokawinat', th: 'วันโลกาวินาศ' } },
}

export const luckyNames: Record<LuckyDay, Texts> = {
  amaruettachok: { en: 'Amaruettachok', th: 'อมฤตโชค' },
  mahasitthichok: { en: 'Mahasitthichok', th: 'มหาสิทธิโชค' },
  sitthichok: { en: 'Sitthichok', th: 'สิทธิโชค' },
}

/** Where each kind of rule comes from. */
export const ruleSources = {
  lunar: {
    en: 'Official lunar calendar of Thailand (Department of Religious Affairs)',
    th: 'ปฏิทินจันทรคติทางการ กรมการศาสนา',
  },
  kalayok: {
    en: 'Traditional rule of kalayok, from the Chulasakarat year (Suriyayart)',
    th: 'เกณฑ์กาลโยคตามตำรา คำนวณจากจุลศักราช',
  },
  lucky: {
    en: 'Traditional table of lucky lunar days by weekday',
    th: 'ตารางดิถีโชคตามวันในตำราโหราศาสตร์ไทย',
  },
} satisfies Record<string, Texts>
