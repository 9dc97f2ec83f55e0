import { createHash } from 'node:crypto'
import type { Boot } from '@schemas/boot'
import type { Head, Payload } from '@schemas/layout/render'
import type { ClientBuild } from '../http/client-build'
import type { Appearance } from '../themes/appearance'
import { headScript } from './head-script'
import { laterScript } from './later-script'
import { previewBar, previewBarCss, type PreviewState } from './preview-bar'

export type DocumentParts = {
  boot: Boot
  payload: Payload
  slotCss: string
  body: string
  build: ClientBuild
  appearance: Appearance
  /** CSS rules of the theme's font families and background, and the files fetched with the page. */ documentAssets: DocumentAssets
  /** Set when a preview link opens it. */ preview?: PreviewState | undefined
}
export type DocumentAssets = { css: string; preload: string[] }

/** The parts of an HTML response in sending order, and what its security policy must allow. */
export type HtmlDocument = { head: string; body: string; hashes: { scripts: string[]; styles: string[] } }

/**
 * The whole document: styles inline (a cached page is then one request), each block style sheet also named by a
 * disabled link, so that the module loader considers it loaded. Inline text is allowed by hash, not by nonce: a
 * document shared by many visitors is compressed once, and a shared nonce would be none.
 */
export function htmlDocument({
  boot,
  payload,
  slotCss,
  body,
  build,
  appearance,
  documentAssets,
  preview,
}: DocumentParts): HtmlDocument {
  const { head } = payload
  const files = build.filesFor([...typesOf(boot), ...(payload.tree?.types ?? [])])
  // `</` occurs in CSS only in strings, where an escaped slash is equivalent: the style element ends where it should,
  // whatever a theme contains.
  const styles = [
    `${appearance.css}${documentAssets.css}${files.styles.map((style) => style.css).join('')}${slotCss}${payload.tree?.css ?? ''}${preview ? previewBarCss : ''}`.replaceAll(
      '</',
      String.raw`<\/`,
    ),
  ]
  const shape = boot.site.shape
  // In the browser's spelling, which the first script's policy compares with the script address.
  const analytics = boot.space.analytics && new URL(boot.space.analytics.src).href
  const attributes = [
    `lang="${boot.locale}"`,
    `data-theme="${attribute(boot.site.theme)}"`,
    `data-default-scheme="${appearance.theme.scheme}"`,
    `data-button="${attribute(shape.button)}" data-card="${attribute(shape.card)}" data-heading="${attribute(shape.heading)}"`,
    ...(analytics ? [`data-analytics="${attribute(analytics)}"`] : []),
  ].join(' ')
  const jsonLd = head.jsonLd.map((entry) => `<script type="application/ld+json">${json(entry)}</script>`).join('')
  return {
    head:
      `<!doctype html><html ${attributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">` +
      `<script>${headScript}</script>${headTags(head, boot)}` +
      documentAssets.preload
        .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
        .join('') +
      `<style>${styles[0]}</style>` +
      files.styles.map((style) => `<link rel="stylesheet" href="${style.href}" disabled>`).join('') +
      `${jsonLd}</head>`,
    body:
      `<body><div id="root">${body}</div>${preview ? previewBar(preview, boot.locale) : ''}` +
      `<script type="application/json" id="boot">${json(boot)}</script><script type="application/json" id="payload">${json(payload)}</script>` +
      // Nothing of the script is fetched before the largest picture: on a slow connection that matters more.
      [...files.scripts.filter((src) => src !== build.entry), build.entry]
        .map((src) => `<link rel="later" href="${src}">`)
        .join('') +
      `<script>${laterScript}</script></body></html>`,
    hashes: { scripts: [sha(headScript), sha(laterScript)], styles: styles.map(sha) },
  }
}

function headTags(head: Head, boot: Boot): string {
  const { site, space, locale } = boot
  const tags = [
    `<title>${text(head.title)}</title>`,
    `<meta name="description" content="${attribute(head.description ?? '')}">`,
    ...(head.canonical ? [`<link rel="canonical" href="${attribute(head.canonical)}">`] : []),
    ...head.alternates.map(
      ({ lang, href }) => `<link rel="alternate" hreflang="${attribute(lang)}" href="${attribute(href)}">`,
    ),
    ...(head.feed
      ? [
          `<link rel="alternate" type="application/rss+xml" title="${attribute(head.feed.title)}" href="${attribute(head.feed.href)}">`,
        ]
      : []),
    ...(head.noindex ? ['<meta name="robots" content="noindex">'] : []),
    `<meta property="og:title" content="${attribute(head.title)}">`,
    `<meta property="og:site_name" content="${attribute(space.name || site.siteName)}">`,
    `<meta property="og:locale" content="${locale === 'th' ? 'th_TH' : 'en_US'}">`,
    `<meta property="og:type" content="${head.jsonLd[0]?.['@type'] === 'Article' ? 'article' : 'website'}">`,
    ...(head.canonical ? [`<meta property="og:url" content="${attribute(head.canonical)}">`] : []),
    ...(head.description ? [`<meta property="og:description" content="${attribute(head.description)}">`] : []),
    ...(head.image ? pictureTags(head.image) : []),
    iconLink(site.siteFavicon),
    '<link rel="manifest" href="/manifest.webmanifest">',
  ]
  return tags.join('')
}

function pictureTags({ src, size, alt }: NonNullable<Head['image']>): string[] {
  return [
    `<meta property="og:image" content="${attribute(src)}">`,
    ...(size
      ? [
          `<meta property="og:image:width" content="${size.width}"><meta property="og:image:height" content="${size.height}">`,
        ]
      : []),
    ...(alt ? [`<meta property="og:image:alt" content="${attribute(alt)}">`] : []),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

/** The icon's links; the type is for browsers without SVG support, and phones put the other on their home screen. */
export const iconLink = (href: string): string =>
  `<link rel="icon" href="${attribute(href)}" type="image/${href.startsWith('/favicon.svg') ? 'svg+xml' : 'png'}"><link rel="apple-touch-icon" href="/apple-touch-icon.png">`

/**
 * JSON that can neither end its script element nor start a comment in it, and is valid script text for old parsers too.
 */
export function json(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const attribute = (value: string) => value.replace(/[&<>"']/g, (char) => escapes[char] as string)
const text = attribute
export const sha = (value: string) => `'sha256-${createHash('sha256').update(value).digest('base64')}'`

function typesOf(boot: Boot): string[] {
  const found = new Set<string>()
  const visit = (rows: Boot['slots']['header']): void => {
    for (const row of rows)
      for (const cell of row.cells)
        for (const block of cell.blocks) {
          found.add(block.type)
          for (const area of Object.values(block.slots ?? {})) visit(area)
        }
  }
  for (const rows of Object.values(boot.slots)) visit(rows)
  return [...found]
}
