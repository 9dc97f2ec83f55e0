import { uploadFailed } from '@schemas/errors'
import { GatewayError } from '../call-gateway'
import { NoEtag, StoreRefused } from './put-bytes'
import type { UploadProblem } from './upload-entry'

const messages = {
  lost: { en: 'The connection was lost. Try again.', th: 'การเชื่อมต่อขาดหาย กรุณาลองอีกครั้ง' },
  session: {
    en: 'You’re signed out. Sign in and try again: what was already sent is kept.',
    th: 'คุณออกจากระบบแล้ว กรุณาเข้าสู่ระบบอีกครั้งแล้วลองใหม่ ส่วนที่ส่งแล้วยังอยู่',
  },
  full: { en: 'Storage is full. Please tell the site’s administrator.', th: 'พื้นที่เก็บไฟล์เต็ม กรุณาแจ้งผู้ดูแลระบบ' },
  gone: {
    en: 'The file was changed, moved or removed on this device. Choose it again.',
    th: 'ไฟล์ในเครื่องมีการแก้ไข ย้าย หรือลบไปแล้ว กรุณาเลือกไฟล์อีกครั้ง',
  },
  unread: {
    en: 'This device doesn’t allow reading this item. Check that it still exists and can be opened, then add it again.',
    th: 'อุปกรณ์ไม่อนุญาตให้อ่านรายการนี้ กรุณาตรวจสอบว่ายังอยู่และเปิดได้ แล้วเพิ่มอีกครั้ง',
  },
  noEtag: {
    en: 'Storage accepted a part without returning its ID (ETag). Please tell the site’s administrator.',
    th: 'ระบบจัดเก็บรับไฟล์แล้วแต่ไม่แจ้งรหัส (ETag) กรุณาแจ้งผู้ดูแลระบบ',
  },
  refused: {
    en: 'Storage didn’t accept the file ({status}). Try again.',
    th: 'ระบบจัดเก็บไม่รับไฟล์นี้ ({status}) กรุณาลองอีกครั้ง',
  },
}

/** Message for a failed upload, and whether it may be retried. */
export function explainProblem(error: unknown): UploadProblem {
  if (error instanceof GatewayError) return explainAnswer(error)
  if (error instanceof StoreRefused) {
    if (error.status === 507) return { kind: 'full', message: messages.full, mayRetry: true }
    if (error.status === 0) return { kind: 'lost', message: messages.lost, mayRetry: true }
    return { kind: 'store', message: messages.refused, values: { status: String(error.status) }, mayRetry: true }
  }
  if (error instanceof NoEtag) return { kind: 'store', message: messages.noEtag, mayRetry: true }
  if (error instanceof TypeError) return { kind: 'lost', message: messages.lost, mayRetry: true }
  return {
    kind: 'store',
    message: error instanceof Error && error.message ? error.message : uploadFailed,
    mayRetry: true,
  }
}

export const sessionProblem: UploadProblem = { kind: 'session', message: messages.session, mayRetry: true }
export const goneProblem: UploadProblem = { kind: 'gone', message: messages.gone, mayRetry: false }
export const unreadProblem: UploadProblem = { kind: 'unread', message: messages.unread, mayRetry: false }

function explainAnswer({ status, message, details }: GatewayError): UploadProblem {
  if (status === 0) return { kind: 'lost', message: messages.lost, mayRetry: true }
  if (status === 401) return sessionProblem
  // The visit opened by the link's password has expired.
  if (status === 403 && (details as { state?: string } | undefined)?.state === 'locked')
    return { kind: 'locked', message: message, mayRetry: true }
  if (status === 507) return { kind: 'full', message: message, mayRetry: true }
  // Space may be freed meanwhile; an invalid name, type or picture stays invalid.
  if (status === 413) return { kind: 'room', message: message, mayRetry: true }
  return { kind: 'refused', message: message, mayRetry: status !== 400 && status !== 422 }
}
