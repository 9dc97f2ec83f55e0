import type { Locale } from '@schemas/layout/locale'
import type { NoPreview } from './previews'

/** What a preview link that shows nothing says instead. */
const noPreview: Record<NoPreview, Record<'status' | 'message', Record<Locale, string>>> = {
  expired: {
    status: { en: 'Preview expired', th: 'ลิงก์ดูตัวอย่างหมดอายุแล้ว' },
    message: {
      en: 'This preview link has expired. Ask the person who sent it for a new one.',
      th: 'ลิงก์ดูตัวอย่างนี้หมดอายุแล้ว กรุณาขอลิงก์ใหม่จากผู้ที่ส่งให้คุณ',
    },
  },
  ended: {
    status: { en: 'Preview link revoked', th: 'ลิงก์ดูตัวอย่างถูกยกเลิกแล้ว' },
    message: {
      en: 'The site’s team revoked this preview link before it expired. If you still need it, ask the person who sent it.',
      th: 'ผู้ดูแลเว็บไซต์นี้ยกเลิกลิงก์ดูตัวอย่างนี้ก่อนครบกำหนด หากยังต้องใช้ กรุณาสอบถามผู้ที่ส่งให้คุณ',
    },
  },
  unknown: {
    status: { en: 'Preview not found', th: 'ไม่พบตัวอย่างนี้' },
    message: {
      en: 'This preview link is incomplete or mistyped. Copy the whole link again, or ask the person who sent it.',
      th: 'ลิงก์ดูตัวอย่างนี้ไม่ครบหรือพิมพ์ผิด กรุณาคัดลอกลิงก์ทั้งหมดอีกครั้ง หรือสอบถามผู้ที่ส่งให้คุณ',
    },
  },
}

export const previewError = (over: NoPreview, locale: Locale) => ({
  statusCode: 410,
  statusMessage: noPreview[over].status[locale],
  message: noPreview[over].message[locale],
})
