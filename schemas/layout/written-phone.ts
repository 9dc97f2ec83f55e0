import { dialledNumber } from './phone-number'

/** The number with ASCII digits, which every telephone accepts. */
export const withPlainDigits = (written: string): string =>
  written.replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0xe50))

/**
 * Whether this is a single number and no other text, with the usual separators between its digits, and an optional
 * extension.
 */
export const isPhoneNumber = (written: string): boolean =>
  /^\+?[\d\s().-]+(?:(?:[,;]\s*)?(?:ต่อ|ext\.?|#)\s*\d+)?$/i.test(written.trim()) &&
  /^\+?\d{3,15}$/.test(dialledNumber(written))
