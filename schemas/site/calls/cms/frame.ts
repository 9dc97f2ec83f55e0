import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { locales } from '../../../layout/locale'

/**
 * An author's own HTML as a separate document, for the frame of a `content/custom-html` block. `path` is the address of
 * the page shown (`/shop/product/tea-01`) and `block` the block's id, in the page's view for the visitor's role or in
 * the site's header, subheader or footer; anything else answers 404. With `preview`, the token of a preview link, the
 * block is looked up in what that link shows; a link that shows nothing (any more) never falls back to the published
 * page.
 * The answer is `text/html` with `Content-Security-Policy: sandbox allow-scripts; frame-ancestors 'self'`. The sandbox
 * gives it an opaque origin even when opened directly, so it reaches neither cookies nor storage nor the surrounding
 * page.
 */
export const call = defineCall({
  name: 'cms/frame',
  method: 'GET',
  path: '/api/cms/frame',
  access: 'guest',
  scope: 'site',
  resources: { path: 'page' },
  cache: 'private',
  answer: 'stream',
  boot: true,
  input: z.strictObject({
    path: z.string().check(z.regex(/^\/(?!\/)/), z.maxLength(2000)),
    block: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/)),
    preview: z.optional(z.string().check(z.maxLength(100))),
    lang: z.optional(z.enum(locales)),
    /**
     * The page's scheme, so that a frame without its own background shows the page's: browsers paint a frame of another
     * scheme opaque.
     */
    scheme: z.optional(z.enum(['light', 'dark'])),
  }),
  output: z.string(),
  errors: [{ status: 404, message: 'Page not found: {path}' }],
  examples: [{ input: { path: '/demo/element', block: 'custom-html-clock', lang: 'th' }, status: 404 }],
  summary: "A custom-HTML block's document, for its sandboxed frame.",
})
