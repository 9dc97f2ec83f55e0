import { dialledNumber } from './phone-number'

/** The number with digits that every telephone knows. */
export const withPlainDigits = (written: string): string =>
  written.replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0xe50))

/** Whether this is one number and no other words, with the signs that people put between its digits, and what is asked for when the house has answered. */
export const isPhoneNumber = (written: string): boolean =>
  /^\+?[\d\s().-]+(?:(?:[,;]\s*)?(?:ต่อ|ext\.?|#)\s*\d+)?$/i.test(written.trim()) &&
  /^\+?\d{3,15}$/.test(dialledNumber(written))
