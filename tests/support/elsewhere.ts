let count = 0

/** An address that has made no request yet: rate limits by address must not interfere with a test. */
export function elsewhere(): string {
  count += 1
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
}
