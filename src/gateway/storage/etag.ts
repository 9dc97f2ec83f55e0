/**
 * Whether an `If-None-Match` header names the tag. Proxies that compress a response weaken its tag, so weakness is
 * ignored.
 */
export function hasEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  const strong = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((tag) => strong(tag) === strong(etag))
}
