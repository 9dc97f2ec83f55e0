import type { Locale } from '@schemas/layout/locale'
import { CallError } from '../errors/call-error'

const busy: Record<Locale, string> = {
  en: 'The system is busy with other files. Try again in a moment.',
  th: 'ขณะนี้ระบบกำลังประมวลผลไฟล์อื่นอยู่ กรุณาลองใหม่อีกครั้งในอีกสักครู่',
}

/** Too many jobs wait already, or the gateway stops. */
export const busyError = (locale: Locale) => new CallError('overloaded', busy[locale])
