/** Crockford's base 32: no I, L, O or U. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const randomLength = 16

/** Luhn modulo 32: it finds each single mistyped character and nearly all that changed places. */
function checkOf(code: string): string {
  let sum = 0
  let factor = 2
  for (const character of Array.from(code).toReversed()) {
    const product = factor * digits.indexOf(character)
    sum += Math.floor(product / 32) + (product % 32)
    factor = factor === 2 ? 1 : 2
  }
  return digits[(32 - (sum % 32)) % 32] ?? ''
}

/** A code of ten random bytes with its check character. */
export function codeOf(bytes: Uint8Array): string {
  let bits = 0n
  for (const byte of bytes.subarray(0, 10)) bits = (bits << 8n) | BigInt(byte)
  let code = ''
  for (let at = 0; at < randomLength; at += 1) {
    code = (digits[Number(bits & 31n)] ?? '') + code
    bits >>= 5n
  }
  return code + checkOf(code)
}

/** A code as people type it: case, spaces and dashes do not count, O is 0, I and L are 1. */
export const readCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[\s‐-―-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')

/** Whether it can be a code at all. A mistyped one is refused before anyone searches for it. */
export function isCode(code: string): boolean {
  if (code.length !== randomLength + 1 || Array.from(code).some((each) => !digits.includes(each))) return false
  return checkOf(code.slice(0, randomLength)) === code[randomLength]
}

/** `XXXX-XXXX-XXXX-XXXX-C` */
export const showCode = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-')
