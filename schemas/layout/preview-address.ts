import { isNoPage } from './path'

/** The query parameter for the token of a preview link. */
export const previewParameter = 'preview'

/**
 * A page's address within a preview: adds the link's token, so that navigation stays in the draft. Unchanged without a
 * token, for another origin, a file or a call, and where the address already names a link.
 */
export function previewAddress(token: string | undefined, to: string): string {
  if (!token || !/^(?:\/(?![/\\])|\?)/.test(to) || isNoPage(to)) return to
  // Everything after the first # belongs to the anchor, including further # and question marks.
  const end = `${to}#`.indexOf('#')
  const address = to.slice(0, end)
  const query = address.indexOf('?')
  if (query >= 0 && new URLSearchParams(address.slice(query)).has(previewParameter)) return to
  return `${address}${query < 0 ? '?' : '&'}${previewParameter}=${token}${to.slice(end)}`
}

/**
 * The token in an address's query. Of several, as when a link was pasted behind another, the first one counts, as in
 * the browser.
 */
export function previewToken(query: Readonly<Record<string, unknown>>): unknown {
  const named = query[previewParameter]
  return Array.isArray(named) ? (named as unknown[])[0] : named
}
