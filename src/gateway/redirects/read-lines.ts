export type WrittenLine = {
  /** Counted from 1, as in an editor. */ no: number
  from: string
  /** Absent when the line has only one part. */ to?: string
  /** It contains the column names. */ isHeading?: boolean
}

/**
 * Lines of a list as other systems export it: two addresses separated by a tab, else a comma, else a semicolon, with
 * quotes as in CSV. Further columns and empty lines are ignored. The first line is a heading when it does not start
 * with an address.
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
