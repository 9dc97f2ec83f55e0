import { isTaxId } from './tax-id'

export type PromptPayId = { kind: 'phone' | 'tax' | 'ewallet'; digits: string }

/** The largest amount that a QR of this product asks for: what all banks take at once. */
const maxPromptPaySatang = 200_000_000

/** A phone number, a tax or citizen id, or an e-wallet id, however it is written; undefined for anything else. */
export function parsePromptPayId(written: string): PromptPayId | undefined {
  const digits = written.replaceAll(/[\s().-]/g, '').replace(/^\+66/, '0')
  if (/^0[689]\d{8}$/.test(digits)) return { kind: 'phone', digits }
  if (isTaxId(digits)) return { kind: 'tax', digits }
  return /^\d{15}$/.test(digits) ? { kind: 'ewallet', digits } : undefined
}

/** Whether an amount can be asked for by QR: more than nothing, whole satang. */
export const isPromptPayAmount = (satang: number): boolean =>
  Number.isInteger(satang) && satang > 0 && satang <= maxPromptPaySatang
