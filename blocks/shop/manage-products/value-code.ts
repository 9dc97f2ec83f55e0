/** A stable code for what people read: from its Latin letters, else from all of its characters. */
export function valueCode(text: string): string {
  const latin = (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-').slice(0, 40)
  // What is left of "500 กรัม" alone would also be that of "500 มล.".
  if (latin !== '' && !/[^\s\w.,%/+&()'"-]/.test(text)) return latin
  let sum = 0
  for (const letter of text.trim()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2 ** 32
  return `${latin === '' ? 'v' : latin}-${sum.toString(36)}`
}
