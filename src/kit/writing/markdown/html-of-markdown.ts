import { Lexer, Marked, type Token } from 'marked'

/** Maximum paragraph length, because parsing time is quadratic in it. */
const longestParagraph = 6000
/** Maximum nesting depth of quotations and lists. */
const deepest = 20
const tooDeep = /^(?:[ \t]{0,4}(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])){21}/m

type Read = { html: string; /** Number of pictures on other websites, which are left out. */ pictures: number }

/** HTML tags that people write in Markdown. Anything else in angle brackets is text. */
const knownTag =
  /^<\/?(?:a|b|blockquote|br|code|dd|del|details|div|dl|dt|em|h[1-6]|hr|i|ins|kbd|li|mark|ol|p|pre|s|small|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul)(?=[\s/>])/i
const anyTag = /<[^>]*>?/g
const pictureTag = /<(?:img|picture|source)\b[^>]*(?:>|$)|<\/picture>/gi

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/**
 * Converts Markdown to HTML for the paste sanitiser (`tidy-pasted`): nothing in it is trusted here. Undefined for what
 * cannot be parsed in acceptable time. With `linksPictures` pictures become links; otherwise they are left out.
 */
export function htmlOfMarkdown(text: string, { linksPictures = false } = {}): Read | undefined {
  if (tooDeep.test(text)) return undefined
  let pictures = 0
  const marked = new Marked({
    gfm: true,
    breaks: !isWrapped(text),
    // Indented code is disabled: Thai paragraphs start with a space or tab. Intended code is fenced.
    tokenizer: { code: () => undefined },
    renderer: {
      image({ href, text: alt }) {
        pictures += 1
        return linksPictures && leadsOut(href) ? `<a href="${escaped(href)}">${escaped(alt || href)}</a>` : ''
      },
      link({ href, tokens }) {
        const linkText = this.parser.parseInline(tokens)
        // An address relative to the source document leads nowhere here.
        return leadsOut(href) ? `<a href="${escaped(href)}">${linkText}</a>` : linkText
      },
      html({ text: markup }) {
        const rest = markup
          .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
          .replace(pictureTag, (tag) => ((pictures += tag.toLowerCase().startsWith('<img') ? 1 : 0), ''))
        return (rest.match(anyTag) ?? []).every((tag) => knownTag.test(tag)) ? rest : escaped(rest)
      },
      checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
    },
  })
  try {
    const lexer = new Lexer(marked.defaults)
    lexer.blockTokens(text.replace(/\r\n?/g, '\n'), lexer.tokens)
    if (lexer.inlineQueue.some(({ src }) => src.length > longestParagraph) || isDeep(lexer.tokens, deepest))
      return undefined
    for (const { src, tokens } of lexer.inlineQueue) lexer.inlineTokens(src, tokens)
    return { html: marked.parser(lexer.tokens), pictures }
  } catch {
    // Nested by indentation beyond the depth limit.
    return undefined
  }
}

const leadsOut = (href: string) => /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(href)

function isDeep(tokens: readonly Token[], left: number): boolean {
  if (left === 0) return true
  return tokens.some((token) =>
    isDeep('items' in token ? (token.items as Token[]) : ((token as { tokens?: Token[] }).tokens ?? []), left - 1),
  )
}

/** Whether lines were wrapped at a margin and should be joined; otherwise their breaks are kept. */
function isWrapped(text: string): boolean {
  const before = text.split(/\r\n?|\n/).filter((line, index, lines) => isProse(line) && isProse(lines[index + 1] ?? ''))
  return before.length > 1 && before.every(({ length }) => length >= 55 && length <= 130)
}

const isProse = (line: string) => /^ {0,3}[^\s#>|`~*+-]/.test(line) && !/^ {0,3}\d+[.)]\s/.test(line)
