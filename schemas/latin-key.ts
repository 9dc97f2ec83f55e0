/** Of a keyboard event. */
type Press = { key: string; code: string }

/**
 * The key of a shortcut, in lower case. On a Latin layout the letter counts, wherever it is on the keyboard; on any
 * other, such as Thai, the place of the key.
 */
export function latinKey({ key, code }: Press): string {
  if (key.length > 1 || /^[\u0020-\u024f]$/.test(key)) return key.length > 1 ? key : key.toLowerCase()
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  return letter ? letter.toLowerCase() : code === 'Slash' ? '/' : key
}
