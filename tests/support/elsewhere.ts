let count = 0

/** An address that nobody has asked from yet: what counts calls by address must not hide what they do. */
export function elsewhere(): string {
  count += 1
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
}
