/**
 * Letters that take width: Thai vowels and marks above and below take none. At least four, so that a short name is not
 * set oversized.
 */
export function letterCount(name: string): number {
  return Math.max(4, Array.from(name.replaceAll(/[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g, '')).length)
}
