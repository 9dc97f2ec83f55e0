import { randomBytes } from 'node:crypto'
import type { Boot } from '@schemas/boot'
import type { Locale } from '@schemas/layout/locale'
import type { Payload } from '@schemas/layout/render'
import { blockTypes } from '@registry/schemas'
import type { ClientBuild } from '../http/client-build'
import type { Packed } from '../http/send-packed'
import { fontRules } from '../themes/font-rules'
import type { Appearance } from '../themes/appearance'
import type { Themes } from '../themes/themes'
import { attribute, type DocumentAssets, iconLink, json, sha } from './document'

/** The output of `editor/open`. */
export type OpenedDocument = { content?: unknown; live?: unknown }

type DocumentOptions = {
  boot: Boot
  payload: Payload
  build: ClientBuild
  themes: Themes
  appearance: Appearance
  documentAssets: DocumentAssets
}

/** Block types in the text of the frame or the opened document: enough to know which scripts to preload. */
function blocksIn(text: string): string[] {
  const named = new Set([...text.matchAll(/"type":"([a-z-]+\/[a-z-]+)"/g)].map(([, type]) => type))
  return blockTypes.filter((type) => named.has(type))
}

/**
 * A document for managers only, never cached by them, so that each has its own nonce. `packed`: compressed forms of an
 * unchanged document.
 */
export type EditorDocument = {
  html: string
  policy: { scripts: string[]; styles: string[]; policies?: string[] }
  packed?: Packed
}

/**
 * The builder's document: boot, the page's address and the opened document (`opened`, the output of `editor/open`),
 * without the site's theme, and the builder's own entry, which creates the Trusted Types policy itself: it sanitises
 * pasted markup, where a visitor's policy refuses it. The nonce is for style elements of its component library.
 */
export function editorDocument({
  boot,
  payload,
  opened,
  build,
  themes,
}: Omit<DocumentOptions, 'appearance' | 'documentAssets'> & { opened: OpenedDocument | undefined }): EditorDocument {
  const { entry, styles, blockStyles, later, scriptsFor } = build.editor
  const nonce = randomBytes(16).toString('base64')
  const fonts = fontRules(themes, 'default', ['Noto Sans Thai'], build)
  // Written once: a long page is a megabyte. The live version is requested when the two are compared.
  const { content, live: _live, ...rest } = opened ?? {}
  const contentText = json(content ?? null)
  return {
    policy: { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`], policies: ['dompurify'] },
    html:
      `<!doctype html><html lang="${boot.locale}" data-editor=""><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">` +
      `<meta name="robots" content="noindex"><title>${attribute(payload.head.title || boot.site.siteName)}</title>` +
      // Before the style sheets: a script waits for those before it.
      `${iconLink(boot.site.siteFavicon)}${opened === undefined ? '' : canvasAhead(payload.path, nonce)}<style nonce="${nonce}">${fonts.css}</style>${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}` +
      scriptsFor({ shown: blocksIn(json(boot.slots)), edited: blocksIn(contentText) })
        .map((href) => `<link rel="modulepreload" href="${href}">`)
        .join('') +
      fontsAhead(fonts.preload) +
      // The canvas has the blocks' style sheets; the module loader must not wait for them here.
      blockStyles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join('') +
      `</head><body><div id="root"></div><script type="application/json" id="boot">${json(boot)}</script>` +
      // The live page is not edited: the builder only needs its address.
      `<script type="application/json" id="payload">${json({ ...payload, tree: null })}</script>` +
      (opened === undefined
        ? ''
        : `<script type="application/json" id="opened">{"content":${contentText},${json(rest).slice(1)}</script>`) +
      `<script type="application/json" id="later">${json(later)}</script>` +
      `${missingBuildPage(boot.locale, nonce)}<script type="module" nonce="${nonce}" src="${entry}"></script></body></html>`,
  }
}

const missing = {
  en: { said: 'The builder didn’t load. Check your connection, then reload the page.', again: 'Reload' },
  th: { said: 'โหลดเครื่องมือสร้างหน้าไม่สำเร็จ ตรวจสอบการเชื่อมต่อแล้วโหลดหน้านี้อีกครั้ง', again: 'โหลดอีกครั้ง' },
}

/** Shows a message instead of a blank page when the main script did not load: nothing else can yet. */
function missingBuildPage(locale: Locale, nonce: string): string {
  const { said: message, again } = missing[locale]
  const css =
    'display:grid;place-content:center;justify-items:center;gap:16px;min-height:100vh;padding:24px;font:16px/1.6 system-ui,sans-serif;text-align:center;color:CanvasText;background:Canvas;color-scheme:light dark'
  const show = `const n=document.getElementById('root');if(n.childElementCount)return;n.setAttribute('role','alert');n.style.cssText=${json(css)};const p=document.createElement('p');p.textContent=${json(message)};const b=document.createElement('button');b.textContent=${json(again)};b.style.cssText='font:inherit;padding:8px 20px';b.onclick=()=>location.reload();n.append(p,b)`
  return `<script nonce="${nonce}">addEventListener('error',e=>{if(!(e.target instanceof HTMLScriptElement))return;${show}},true)</script>`
}

/** Without it, text is laid out with a device font first, and again when the fonts arrive. */
const fontsAhead = (files: readonly string[]): string =>
  files.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('')

/**
 * Loads the canvas in parallel to the builder's scripts (`editor/canvas/place-frame`), where the browser can move a
 * frame without reloading it.
 */
function canvasAhead(path: string, nonce: string): string {
  const css = 'position:fixed;inset:0;width:100%;height:100%;border:0;visibility:hidden'
  const place = `const f=document.createElement('iframe');f.id='canvas-ahead';f.tabIndex=-1;f.src=${json(`${path}?canvas`)};f.style.cssText='${css}';document.body.append(f)`
  // As soon as there is a body to insert it into.
  const script = `if('moveBefore'in Element.prototype)new MutationObserver((_,o)=>{if(!document.body)return;o.disconnect();${place}}).observe(document.documentElement,{childList:true})`
  return `<script nonce="${nonce}">${script}</script>`
}

/**
 * Cached because every start of the builder requests the same one; keyed by data that is recreated with each release,
 * per role and language.
 */
const canvases = new WeakMap<DocumentAssets, EditorDocument>()

/**
 * The builder's canvas: the site's theme, the style sheets of every block and the rules of the frame around a page,
 * without content or script. The builder, in the parent document, renders into its `#root`.
 */
export function canvasDocument(options: CanvasOptions): EditorDocument {
  const known = canvases.get(options.documentAssets) ?? makeCanvas(options)
  canvases.set(options.documentAssets, known)
  return known
}

type CanvasOptions = Pick<DocumentOptions, 'boot' | 'build' | 'appearance' | 'documentAssets'> & {
  /** Rules of the header, subheader and footer. */ slotCss: string
}

function makeCanvas({ boot, build, appearance, documentAssets, slotCss }: CanvasOptions): EditorDocument {
  // As a file the blocks' style sheets are cached by the browser and parsed lazily: a third of a megabyte in 3 ms
  // instead of 10.
  const [before, after] = [`${appearance.css}${documentAssets.css}`, slotCss].map((css) =>
    css.replaceAll('</', String.raw`<\/`),
  ) as [string, string]
  const { shape } = boot.site
  return {
    packed: new Map(),
    policy: { scripts: [], styles: [sha(before), sha(after)] },
    html:
      `<!doctype html><html lang="${boot.locale}" data-theme="${attribute(boot.site.theme)}" data-default-scheme="${appearance.theme.scheme}" data-js="" data-canvas=""` +
      ` data-button="${attribute(shape.button)}" data-card="${attribute(shape.card)}" data-heading="${attribute(shape.heading)}"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Canvas</title>${fontsAhead(documentAssets.preload)}<style>${before}</style><link rel="stylesheet" href="/assets/${build.canvasStyles.name}"><style>${after}</style></head><body><div id="root"></div></body></html>`,
  }
}
