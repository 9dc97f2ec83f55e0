import { dialledNumber } from './phone-number'

/**
 * Whether this is a single number and no other text, with the usual separators between its digits, and an optional
 * extension.
 */
export const isPhoneNumber = (written: string): boolean =>
  /^\+?[\d\s().-]+(?:(?:[,;]\s*)?(?:ต่อ|ext\.?|#)\s*\d+)?$/i.test(written.trim()) &&
  /^\+?\d{3,15}$/.test(dialledNumber(written))
