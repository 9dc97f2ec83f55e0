import { isRecord } from '@schemas/layout/json'

/** Keys that hold no human text. */
const wordless = new Set(['id', 'type', 'version', 'style', 'visible', 'shown', 'format', 'frame', 'access'])

/**
 * Whether stored content matches in one of its texts; rich-text pieces that differ only in formatting count as one
 * text.
 */
export function containsText(value: unknown, pattern: RegExp): boolean {
  if (typeof value === 'string') return value.search(pattern) >= 0
  if (Array.isArray(value))
    return pieces(value).some((text) => text.search(pattern) >= 0) || value.some((each) => containsText(each, pattern))
  return (
    isRecord(value) && Object.entries(value).some(([key, each]) => !wordless.has(key) && containsText(each, pattern))
  )
}

/** Texts made of adjacent pieces. */
function pieces(list: readonly unknown[]): string[] {
  const found = ['']
  for (const each of list) {
    if (isRecord(each) && each.type === 'text' && typeof each.text === 'string') found.push(found.pop() + each.text)
    else found.push('')
  }
  return found
}
