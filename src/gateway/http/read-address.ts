/**
 * The parts of a request's target. `clean` is the one address of its page: without doubled or trailing slashes, its
 * words in one spelling (NFC, escaped only where they must be), and always a path of this host: browsers take `//host`,
 * `/\\host` and `http:/host` in a redirect for another one.
 */
export function readAddress(url: string): { pathname: string; search: string; clean: string } {
  const target = url.replace(/^https?:\/\/[^/?#\\]*/i, '')
  const at = target.search(/[?#]/)
  const pathname = at < 0 ? target : target.slice(0, at)
  const [search = ''] = at < 0 ? [] : target.slice(at).split('#')
  const clean = `/${pathname
    .split(/[\\/]+/)
    .filter(Boolean)
    .map(oneSpelling)
    .join('/')}`
  return { pathname, search: search.startsWith('?') ? search : '', clean }
}

/** Two spellings of a word can look alike: a tone mark may come before or after the vowel below. */
function oneSpelling(segment: string): string {
  if (!segment.includes('%')) return segment
  try {
    const word = decodeURIComponent(segment)
    return plainEscapes(word === word.normalize() ? segment : encodeURIComponent(word.normalize()))
  } catch {
    return segment
  }
}

/**
 * `%61` is `a` and `%c3` is `%C3` (RFC 3986, 6.2.2): each spelling of an address would be a page of its own to whatever
 * keeps pages.
 */
function plainEscapes(segment: string): string {
  return segment.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const letter = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
    return /[\w.~-]/.test(letter) ? letter : escape.toUpperCase()
  })
}
