import { validate } from 'promptparse'

export type SlipQr = { bank: string; reference: string; /** The checksum fits as it is. */ hasCrc: boolean }

/** The transfer that a slip's QR names; undefined for a QR of another kind. It holds no amount. */
export function readSlipQr(payload: string): SlipQr | undefined {
  if (payload.length > 500) return undefined
  const strict = validate.slipVerify(payload)
  const found = strict ?? validate.slipVerify(payload, true)
  if (!found || !/^\d{3}$/.test(found.sendingBank) || !/^[A-Za-z0-9]{1,60}$/.test(found.transRef)) return undefined
  return { bank: found.sendingBank, reference: found.transRef.toUpperCase(), hasCrc: strict !== null }
}
