import { isRecord } from '@schemas/layout/json'

/** Where no words of anybody stand. */
const wordless = new Set(['id', 'type', 'version', 'style', 'visible', 'shown', 'format', 'frame', 'access'])

/** Whether stored content has the words in one of its texts; pieces of rich text that differ in nothing but how they look are one text. */
export function containsText(value: unknown, pattern: RegExp): boolean {
  if (typeof value === 'string') return value.search(pattern) >= 0
  if (Array.isArray(value))
    return pieces(value).some((text) => text.search(pattern) >= 0) || value.some((each) => containsText(each, pattern))
  return (
    isRecord(value) && Object.entries(value).some(([key, each]) => !wordless.has(key) && containsText(each, pattern))
  )
}

/** Texts of which several pieces stand side by side. */
function pieces(list: readonly unknown[]): string[] {
  const found = ['']
  for (const each of list) {
    if (isRecord(each) && each.type === 'text' && typeof each.text === 'string') found.push(found.pop() + each.text)
    else found.push('')
  }
  return found
}
