/**
 * A text without these characters at its end. A pattern such as `-+$` is tried at every hyphen, in the square of the
 * text's length.
 */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
