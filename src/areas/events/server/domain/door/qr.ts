import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 without padding; ten bytes are sixteen letters. */
export function base32(bytes: Uint8Array): string {
  let [bits, value, text] = [0, 0, '']
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += letters[(value >>> bits) & 31]
    }
  }
  return bits > 0 ? text + letters[(value << (5 - bits)) & 31] : text
}

/** The random half of a QR. */
export const newSecret = (): string => base32(randomBytes(10))

const proof = (key: string, secret: string, issue: number): string =>
  base32(createHmac('sha256', key).update(`${secret}.${issue}`).digest().subarray(0, 10))

/** What a ticket's QR says: alphanumeric and no address, so that a phone's camera does nothing with it. */
export const qrOf = (key: string, { secret, issue }: { secret: string; issue: number }): string =>
  `TK${secret}${proof(key, secret, issue)}`

/** The secret of a scanned text that has the form of a QR. */
export const secretOf = (text: string): string | undefined => /^TK([A-Z2-7]{16})[A-Z2-7]{16}$/.exec(text)?.[1]

/** Whether the text is the ticket's QR now, was it before it was handed over, or never was. */
export function checkQr(
  key: string,
  text: string,
  ticket: { secret: string; issue: number },
): 'current' | 'replaced' | 'forged' {
  for (let { issue } = ticket; issue > 0; issue -= 1)
    if (isEqual(qrOf(key, { secret: ticket.secret, issue }), text))
      return issue === ticket.issue ? 'current' : 'replaced'
  return 'forged'
}

const isEqual = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
