import { isNoPage } from './path'

/** The name under which an address carries the token of a preview link. */
export const previewParameter = 'preview'

/**
 * A page's address within a preview: it carries the link's token on, so that a walk through the site stays in the draft. Without a token,
 * for another origin, a file or a call, and where the address names a link itself, it is left as it is.
 */
export function previewAddress(token: string | undefined, to: string): string {
  if (!token || !/^(?:\/(?!\/)|\?)/.test(to) || isNoPage(to)) return to
  const [address = '', anchor] = to.split(/(?=#)/, 2)
  if (/[?&]preview=/.test(address)) return to
  return `${address}${address.includes('?') ? '&' : '?'}${previewParameter}=${token}${anchor ?? ''}`
}
