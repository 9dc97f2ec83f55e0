import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { locales } from '../../layout/locale'

/**
 * An author's own HTML as a document of its own, for the frame of a `content/custom-html` block.
 * `path` is the address of the page shown (`/shop/product/tea-01`) and `block` the block's id, in the page's view for the
 * visitor's role or in the site's header, subheader or footer; anything else answers not found. With `preview`, the token of a preview
 * link, it is looked for in what that link shows, and one that shows nothing (any more) is never answered from the published page.
 * The answer is `text/html` with `Content-Security-Policy: sandbox allow-scripts; frame-ancestors 'self'`: the sandbox gives it
 * an origin of its own even when it is opened by its address, so it reaches neither cookies nor storage nor the page around it.
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
    /** The page's scheme, so that a frame without a ground of its own stands on the page's: browsers paint a frame of another scheme opaque. */
    scheme: z.optional(z.enum(['light', 'dark'])),
  }),
  output: z.string(),
  errors: [{ status: 404, message: 'Page not found: {path}' }],
  examples: [{ input: { path: '/demo/element', block: 'custom-html-clock', lang: 'th' }, status: 404 }],
  summary: "A custom-HTML block's document, for its sandboxed frame.",
})
