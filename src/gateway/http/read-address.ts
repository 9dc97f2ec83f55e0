/**
 * The parts of a request's target. `clean` is the canonical address of its page: without doubled or trailing slashes,
 * NFC, and always a path of this host: browsers read `//host`, `/\\host` and `http:/host` in a redirect as another
 * host.
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
    return word === word.normalize() ? segment : encodeURIComponent(word.normalize())
  } catch {
    return segment
  }
}
