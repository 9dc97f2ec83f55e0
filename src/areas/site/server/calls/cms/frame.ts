import { call } from '@schemas/site/calls/cms/frame'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'
import { findBlock } from '@gateway/pages/find-block'

/** `frame-ancestors` prevents other sites from framing it; `sandbox` isolates it from this one. */
const policy =
  "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:; media-src data: blob:; font-src data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

export const handler = handle(call, async (context) => {
  const { input, services, site, locale } = context
  const { path, block: id, preview, lang = locale, scheme = 'light dark' } = input
  // In a preview the draft's own, or none: the surrounding page shows nothing published in its place either.
  const shown = preview === undefined ? site : await services.previews.site(site, preview)
  const block =
    typeof shown === 'string'
      ? undefined
      : findBlock({ context: { ...context, site: shown }, locale: lang, pathname: path.split(/[?#]/)[0] as string, id })
  const html = block?.type === 'content/custom-html' ? block.props.html : undefined
  if (typeof html !== 'string') throw new CallError('not_found', `Page not found: ${path}`)
  return {
    type: 'text/html; charset=utf-8',
    body: asDocument(html, lang, scheme),
    headers: {
      'content-security-policy': policy,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  }
})

/** A fragment is completed; a whole document stays as its author wrote it. */
function asDocument(html: string, lang: string, scheme: string): string {
  if (/^\s*<(?:!doctype|html)[\s>]/i.test(html)) return html
  return `<!doctype html><html lang="${lang}" style="color-scheme:${scheme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><style>body{margin:0;font-family:system-ui,sans-serif;line-height:1.6}</style></head><body>${html}</body></html>`
}
