import { linkKind } from './link-target'

const home = 'http://site.invalid'

/**
 * The path, query and fragment that `text` names on its own site, or undefined when it may lead anywhere else. The one
 * judge of every way of return: what is checked is the result, because a browser reads it again. `/.//evil.example` is
 * of this site, the `//evil.example` that comes of it is not.
 */
export function sameOriginPath(text: string): string | undefined {
  if (!text.startsWith('/') || linkKind(text) !== 'internal') return undefined
  const path = resolvePath(text)
  return path !== undefined && resolvePath(path) === path ? path : undefined
}

function resolvePath(text: string): string | undefined {
  if (!URL.canParse(text, home)) return undefined
  const { origin, pathname, search, hash } = new URL(text, home)
  return origin === home ? pathname + search + hash : undefined
}
