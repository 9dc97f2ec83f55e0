/**
 * The header that says under which name a browser saves a file (RFC 6266): letters beyond ASCII as RFC 5987 has them, and
 * a plain name for whatever reads only that.
 */
export function contentDisposition(disposition: 'inline' | 'attachment', name: string): string {
  // A line's end in a header would begin another one; folders are no part of a name.
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
