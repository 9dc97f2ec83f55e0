/** Allowed elements of a mail; of everything else only the text stays. */
const allowed = new Set([
  'p',
  'br',
  'hr',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'small',
  'h1',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'code',
  'a',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
])
const single = new Set(['br', 'hr'])
/**
 * Elements that are nested deeper are left out, and their text stays: programs that read mail follow nesting by
 * recursion.
 */
const maxDepth = 100
/** Their content is no text of the mail. */
const wordless = /<(script|style|title|template|textarea|noscript|iframe|svg|math|object|xmp|plaintext)\b/gi

/**
 * Rebuilds a mail's markup: allowed elements without attributes, links to https, http and mailto. Elements are
 * generated, never copied: anything else comes out as text.
 */
export function cleanHtml(html: string): string {
  const rest = withoutWordless(html.replaceAll(/<!--[\s\S]*?(?:-->|$)/g, ''))
  const open: string[] = []
  /** How many of each name are open. */
  const counts = new Map<string, number>()
  let made = ''
  let at = 0
  for (const found of rest.matchAll(/<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)\/?>/gi)) {
    made += text(rest.slice(at, found.index))
    at = found.index + found[0].length
    const name = (found[2] ?? '').toLowerCase()
    if (!allowed.has(name)) continue
    if (single.has(name)) made += `<${name}>`
    else if (found[1] === '') {
      if (open.length < maxDepth) made += name === 'a' ? link(found[3] ?? '') : `<${name}>`
      open.push(name)
      counts.set(name, (counts.get(name) ?? 0) + 1)
    } else if (counts.get(name)) {
      // Elements left open inside end with it.
      for (let last = close(); last !== name; last = close());
    }
  }
  made += text(rest.slice(at))
  while (open.length > 0) close()
  return made

  function close(): string | undefined {
    const last = open.pop()
    if (last === undefined) return undefined
    counts.set(last, (counts.get(last) ?? 0) - 1)
    if (open.length < maxDepth) made += `</${last}>`
    return last
  }
}

/** Single pass: each step begins where the previous one ended. */
function withoutWordless(html: string): string {
  let remaining = ''
  let at = 0
  for (;;) {
    wordless.lastIndex = at
    const found = wordless.exec(html)
    const end = found ? html.indexOf('>', wordless.lastIndex) : -1
    // An unclosed bracket begins no element.
    if (!found || end < 0) return remaining + html.slice(at)
    remaining += html.slice(at, found.index)
    const closing = new RegExp(`</${found[1] ?? ''}\\s*>`, 'gi')
    closing.lastIndex = end + 1
    if (!closing.exec(html)) return remaining
    at = closing.lastIndex
  }
}

/** Existing entities are kept; an angle bracket begins nothing. */
const text = (part: string) => part.replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function link(attributes: string): string {
  const [, double, single_, bare] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? []
  const address = (double ?? single_ ?? bare ?? '').replaceAll('&amp;', '&').trim()
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^(?:https?|mailto):$/.test(url.protocol) || url.username) return '<a>'
  return `<a href="${url.href.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '%3C').replaceAll('>', '%3E')}" rel="noopener noreferrer">`
}
