import { isNoPage } from './path'

/** The name under which an address carries the token of a preview link. */
export const previewParameter = 'preview'

/**
 * A page's address within a preview: it carries the link's token on, so that a walk through the site stays in the draft. Without a token,
 * for another origin, a file or a call, and where the address names a link itself, it is left as it is.
 */
export function previewAddress(token: string | undefined, to: string): string {
  if (!token || !/^(?:\/(?![/\\])|\?)/.test(to) || isNoPage(to)) return to
  // Whatever comes after the first # is the anchor's, another # and a question mark too.
  const end = `${to}#`.indexOf('#')
  const address = to.slice(0, end)
  const query = address.indexOf('?')
  if (query >= 0 && new URLSearchParams(address.slice(query)).has(previewParameter)) return to
  return `${address}${query < 0 ? '?' : '&'}${previewParameter}=${token}${to.slice(end)}`
}

/** The token that an address's query names. Where it names several, as where a link was pasted behind another, the first one counts, as it does in the browser. */
export function previewToken(query: Readonly<Record<string, unknown>>): unknown {
  const named = query[previewParameter]
  return Array.isArray(named) ? (named as unknown[])[0] : named
}
