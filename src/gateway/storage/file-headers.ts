/** Types that a browser displays and that cannot run anything; all others are only downloaded. */
const shown =
  /^(?:image\/(?:avif|webp|jpeg|png|gif)|video\/(?:mp4|webm|ogg|quicktime)|audio\/(?:mpeg|mp4|ogg|wav|webm|flac|aac)|text\/vtt|font\/woff2|application\/pdf)$/

export const isShown = (type: string) => shown.test(type)

/**
 * Types that a browser could open as a document with script, or load as script: all text types are included, because
 * their content is unknown.
 */
const running = /^text\/|[/+]xml$|html|script/

export const mayRun = (type: string) => !isShown(type) && running.test(type)

/**
 * Headers for serving foreign bytes from this origin. A page or drawing with script never opens as a document of the
 * site: it is downloaded, and if a browser displays it, then in a sandbox without an origin.
 */
export function fileHeaders(type: string): Record<string, string> {
  // Browsers' PDF viewers refuse to run in a sandbox, and run nothing of the site's.
  const sandbox = type === 'application/pdf' ? '' : 'sandbox; '
  // A drawing contains all that it shows.
  const sources = type.startsWith('image/svg') ? '' : "img-src 'self'; media-src 'self'; "
  return {
    'content-type':
      isShown(type) || /^[\w.+-]+\/[\w.+-]+(?:; ?charset=[\w-]+)?$/.test(type) ? type : 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'none'; ${sources}style-src 'unsafe-inline'; ${sandbox}frame-ancestors 'self'`,
    ...(isShown(type) ? {} : { 'content-disposition': 'attachment' }),
  }
}
