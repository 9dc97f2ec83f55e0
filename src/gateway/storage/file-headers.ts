/** Types that a browser shows and that cannot run anything; whatever else was uploaded is only ever downloaded. */
const shown =
  /^(?:image\/(?:avif|webp|jpeg|png|gif)|video\/(?:mp4|webm|ogg|quicktime)|audio\/(?:mpeg|mp4|ogg|wav|webm|flac|aac)|text\/vtt|font\/woff2|application\/pdf)$/

export const isShown = (type: string) => shown.test(type)

/** Types that a browser could open as a document with script in it, or read as script: text of any kind is counted, because what is in it is anybody's guess. */
const running = /^text\/|[/+]xml$|html|script/

export const mayRun = (type: string) => !isShown(type) && running.test(type)

/**
 * Headers under which bytes that came from outside leave this origin. A page or a drawing with script in it never opens as
 * a document of the site: it is saved, and if some browser should show it, then in a sandbox without an origin.
 */
export function fileHeaders(type: string): Record<string, string> {
  // Browsers' own viewers of this type refuse to run in a sandbox, and run nothing of the site's.
  const sandbox = type === 'application/pdf' ? '' : 'sandbox; '
  return {
    'content-type':
      isShown(type) || /^[\w.+-]+\/[\w.+-]+(?:; ?charset=[\w-]+)?$/.test(type) ? type : 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; ${sandbox}frame-ancestors 'self'`,
    ...(isShown(type) ? {} : { 'content-disposition': 'attachment' }),
  }
}
