/** Maximum length (characters): texts copied from notes or chats are shorter; longer ones stay plain. */
const maxLength = 100_000

/**
 * Number of signs that make a text clearly Markdown. A single one may be anything: a line of asterisks, a “# 1” in
 * prose.
 */
const enough = 2

const fence = /^ {0,3}(?:```+|~~~+)/
const heading = /^ {0,3}(#{1,6}) +(\S.*)$/
const item = /^ {0,3}([-*+])[ \t](.*)/
const numbered = /^ {0,3}(\d{1,3})[.)][ \t]+\S/
/** Maximum length of a table's delimiter line: matching time is quadratic in it. */
const longestDelimiters = 1000
const delimiters = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/
const hasLetter = /\p{L}/u
const link = /\[[^[\]\n]{1,300}\]\((?:https?:\/\/|mailto:|tel:|\/|#)[^\s()]{0,1000}(?:[ \t]"[^"\n]{0,200}")?\)/
const picture = /!\[[^[\]\n]{0,300}\]\([^\s()]{1,1000}/
// Emphasis starts and ends at a word, without a letter or asterisk next to it.
const bold = /(?<![\p{L}\p{M}\p{N}*])\*\*(?=[^\s*])[^*\n]{0,200}[^\s*]\*\*(?![\p{L}\p{M}\p{N}*])/u
const codeSpan = /(?<![\p{L}\p{N}`])`[^`\n]{1,200}`(?![\p{L}\p{N}`])/u
const struck = /(?<![\p{L}\p{N}~])~~(?=[^\s~])[^~\n]{1,200}~~(?![\p{L}\p{N}~])/u
const thai = /\p{Script=Thai}/u

/**
 * Whether a text is clearly Markdown. Ambiguous text stays prose: “5 * 3 * 2” or “# 1 in sales” must not change, and
 * Markdown can still be formatted by hand.
 */
export function readsAsMarkdown(text: string): boolean {
  if (text.length > maxLength || !/[#*\-+>`~[|=\d]/.test(text)) return false
  const lines = text.split(/\r\n?|\n/)
  const at = (index: number) => lines[index] ?? ''
  const isBlank = (index: number) => at(index).trim() === ''
  /** Maximum weight per kind of sign: ten of one kind are still one writing habit. */
  const signs: Record<string, number> = {}
  const count = (kind: string, points: number) => (signs[kind] = Math.max(signs[kind] ?? 0, points))
  let isFirst = true
  for (let index = 0; index < lines.length; index += 1) {
    const line = at(index)
    if (fence.test(line)) {
      const end = lines.findIndex((each, other) => other > index && fence.test(each))
      if (end >= 0) return true
      continue
    }
    const [, hashes = '', title = ''] = heading.exec(line) ?? []
    // Lines of a script start with a single “#” too, and so does a rank.
    if (hashes.length > 1 && hasLetter.test(title)) count('heading', 2)
    else if (hashes && !/^\d/.test(title) && isBlank(index - 1) && (isBlank(index + 1) || heading.test(at(index + 1))))
      count('heading', isFirst ? 2 : 1)
    const [, sign, what = ''] = item.exec(line) ?? []
    if (
      sign &&
      hasLetter.test(what) &&
      item.exec(nextLine(lines, index))?.[1] === sign &&
      hasLetter.test(nextLine(lines, index).slice(1))
    )
      count('list', 2)
    const number = numbered.exec(line)?.[1]
    if (number && Number(numbered.exec(nextLine(lines, index))?.[1]) === Number(number) + 1) count('numbers', 1)
    if (/^ {0,3}> ?\S/.test(line)) count('quote', 1)
    if (/^ {0,3}(?:-{3,}|\*{3,}|_{3,})[ \t]*$/.test(line) && isBlank(index - 1) && isBlank(index + 1)) count('rule', 1)
    if (/^={3,}[ \t]*$/.test(line) && !isBlank(index - 1)) count('underlined', 1)
    if (
      line.includes('|') &&
      at(index + 1).includes('|') &&
      at(index + 1).length < longestDelimiters &&
      delimiters.test(at(index + 1).trim())
    )
      count('table', 2)
    if (link.test(line) || picture.test(line)) count('link', 2)
    const strong = bold.exec(line)?.[0]
    // In Thai, asterisks around words are often decoration.
    if (strong && hasLetter.test(strong)) count('bold', thai.test(strong) ? 1 : 2)
    if (codeSpan.test(line)) count('code', 1)
    if (struck.test(line)) count('struck', 1)
    if (line.trim() !== '') isFirst = false
    if (Object.values(signs).reduce((sum, points) => sum + points, 0) >= enough) return true
  }
  return false
}

/** The next line, skipping an empty one: lists are written with and without. */
const nextLine = (lines: readonly string[], index: number): string =>
  (lines[index + 1]?.trim() === '' ? lines[index + 2] : lines[index + 1]) ?? ''
