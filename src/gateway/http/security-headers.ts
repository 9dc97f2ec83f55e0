import { frameOrigins } from '@schemas/layout/embed-address'

type DocumentPolicy = {
  scripts: string[]
  styles: string[]
  analytics?: string | undefined
  storage?: string | undefined
  /** Further origins that pages may connect to: the site's client-data and log services. */ requested?: readonly string[]
  /** Trusted Types policies besides the default one. */ policies?: readonly string[]
}

/** A document's policy: only this origin, inline text by hash, frames of the named embed providers. */
export function documentPolicy({
  scripts,
  styles,
  analytics,
  storage,
  requested = [],
  policies = [],
}: DocumentPolicy): string {
  const outside = [analytics && new URL(analytics).origin, storage].filter(Boolean).join(' ')
  const also = (list: string) => (outside ? `${list} ${outside}` : list)
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}${analytics ? ` ${new URL(analytics).origin}` : ''}`,
    `style-src 'self' ${styles.join(' ')}`,
    // Server-rendered component libraries write style attributes; authors' values are typed.
    "style-src-attr 'unsafe-inline'",
    also("img-src 'self' data: blob:"),
    also("media-src 'self' blob:"),
    [also("connect-src 'self'"), ...new Set(requested.map((address) => new URL(address).origin))].join(' '),
    "font-src 'self'",
    `frame-src 'self' ${frameOrigins.join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${['default', ...policies].join(' ')} 'allow-duplicates'`,
  ].join('; ')
}

/**
 * The policy of the worker that reads codes (`src/kit/scan`): it may compile WASM, which no page may, and reach this
 * origin's files only.
 */
export const scanWorkerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

/** Headers of every response; documents add their own policy. */
export function commonHeaders(secure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), payment=(self), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    // Overridden where needed: an error without it might be cached on its way.
    'cache-control': 'no-store',
    // Without includeSubDomains: the site's domain has other names, which are not ours.
    ...(secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}
