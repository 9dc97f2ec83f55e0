import type { ErrorCode } from '@schemas/error-codes'
import type { Locale } from '@schemas/layout/locale'
import { CallError } from '@gateway/errors/call-error'

const messages = {
  unknownProduct: { code: 'not_found', en: 'Product not found.', th: 'ไม่พบสินค้านี้' },
  fullWishlist: {
    code: 'limit_reached',
    en: 'Your wishlist is full. Remove something first.',
    th: 'รายการโปรดเต็มแล้ว กรุณานำบางรายการออกก่อน',
  },
} as const satisfies Record<string, { code: ErrorCode; en: string; th: string }>

/** The error for what cannot be done, in the caller's language. */
export function shopError(problem: keyof typeof messages, locale: Locale): CallError {
  const { code, ...text } = messages[problem]
  return new CallError(code, text[locale])
}
