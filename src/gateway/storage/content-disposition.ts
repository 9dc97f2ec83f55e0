/**
 * The header with a file's download name (RFC 6266): non-ASCII characters as in RFC 5987, and a plain name for clients
 * that read only that.
 */
export function contentDisposition(disposition: 'inline' | 'attachment', name: string): string {
  // A line break would start another header; folders are not part of a name.
  const clean = name.toWellFormed().replace(/[\p{Cc}/\\]/gu, '_')
  const plain = clean.replace(/[^\x20-\x7e]|["%]/gu, '_')
  const encoded = encodeURIComponent(clean).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return plain === clean
    ? `${disposition}; filename="${plain}"`
    : `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
