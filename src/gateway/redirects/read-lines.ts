export type WrittenLine = {
  /** Counted from 1, as an editor does. */ no: number
  from: string
  /** None where the line has one part alone. */ to?: string
  /** It says what the columns are called. */ isHeading?: boolean
}

/**
 * The lines of a list as other systems export it: two addresses with a tab, else a comma, else a semicolon between them, and quotes as in CSV. What follows is left out, and so are empty lines. The first line
 * is a heading where what stands first in it is no address.
 */
export function readLines(text: string): WrittenLine[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line, at) => ({ line, no: at + 1 }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, no }, place) => {
      const [from = '', to] = partsOf(line)
      const isHeading =
        place === 0 && !/^\/|^https?:\/\//i.test(from) && to !== undefined && !/^\/|^https?:\/\//i.test(to)
      return { no, from, ...(to === undefined ? {} : { to }), ...(isHeading ? { isHeading } : {}) }
    })
}

function partsOf(line: string): string[] {
  const plain = line.replace(/"(?:[^"]|"")*"/g, '')
  const separator = ['\t', ',', ';'].find((each) => plain.includes(each))
  if (separator === undefined) return [unquoted(line)]
  const parts: string[] = []
  let [part, isQuoted] = ['', false]
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted
    if (letter === separator && !isQuoted) {
      parts.push(part)
      part = ''
    } else part += letter
  }
  return [...parts, part].map(unquoted)
}

const unquoted = (part: string) =>
  part
    .trim()
    .replace(/^"(.*)"$/s, (_, inner: string) => inner.replaceAll('""', '"'))
    .trim()
