import { decoded } from '@schemas/layout/decoded'
import { watchFrame } from '../state/idle-watch'
import { setUi, ui } from '../state/ui-store'
import { focusCanvas } from '../ui/focus-canvas'
import { countedRules } from './counted-rules'

/**
 * Canvas-only rules: how an empty area looks (its text as large as the builder's own, whatever the zoom), and that
 * nothing on the page acts. Not in a cascade layer, where any other rule could override them.
 */
export const canvasRules = `
[data-canvas] body { overflow-anchor: none; }
.canvas-block { display: contents; }
#canvas-page[data-long] > .canvas-rows { contain-intrinsic-block-size: auto calc(var(--rows) * 320px); }
#canvas-page[data-long] > .canvas-rows > .row { contain-intrinsic-block-size: auto 320px; }
#canvas-page[data-long='very'] > .canvas-rows > .row { content-visibility: auto; }
#canvas-page[data-long='very'] > .canvas-rows:empty { content-visibility: hidden; }
html[data-mode='edit'] #canvas-page[data-long] > .canvas-rows:not([data-near]),
html[data-mode='edit'] #canvas-page[data-long] > .canvas-rows > .row:not([data-near]) { content-visibility: hidden; }
html[data-mode='edit'] #canvas-page[data-long='very'] > .canvas-rows > .row[data-near] { content-visibility: visible; contain: layout style paint; }
.canvas-empty { display: grid; place-items: center; min-height: 4.5rem; border: 1px dashed color-mix(in oklab, currentcolor 35%, transparent); border-radius: 6px; opacity: .65; font: 500 calc(13px / var(--zoom, 1))/1.4 system-ui, sans-serif; }
.canvas-empty::after { content: '+'; font-size: 1.54em; }
.canvas-empty[data-empty-rows] { margin: 1rem; }
.canvas-empty[data-empty-rows^='view:'] { align-content: center; gap: 4px; min-height: min(46vh, 22rem); padding: 2rem; text-align: center; opacity: .8; }
.canvas-empty strong { font-size: 1.3em; font-weight: 600; }
.canvas-empty button { order: 1; margin-block-start: .9em; padding: .55em 1.1em; border: 1px solid color-mix(in oklab, currentcolor 40%, transparent); border-radius: 8px; background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
.canvas-empty[data-empty-rows^='view:']::after { display: grid; place-items: center; inline-size: 1.84em; block-size: 1.84em; margin-block-start: .58em; border: 1px solid color-mix(in oklab, currentcolor 40%, transparent); border-radius: 50%; font-size: 1.84em; line-height: 1; }
.canvas-notice { padding: 10px 12px; border: 1px dashed #d6353f; border-radius: 6px; background: #fff6f6; color: #7a1620; font: 13px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
.canvas-notice code { display: block; font-size: 12px; opacity: .8; }
.canvas-notice button { padding: 1px 8px; border: 1px solid; border-radius: 4px; background: none; color: inherit; font: inherit; cursor: pointer; }
.canvas-unseen { padding: 10px 12px; border: 1px dashed color-mix(in oklab, currentcolor 35%, transparent); border-radius: 6px; opacity: .8; font: 13px/1.5 system-ui, sans-serif; }
html:not([data-mode='edit']) .canvas-unseen { display: none; }
.canvas-loading { min-height: 3rem; border-radius: 6px; background: color-mix(in oklab, currentcolor 8%, transparent); }
html[data-mode='edit'] .canvas-block :is(h1, h2, h3, h4, h5, h6, p, a, button, blockquote, cite, figcaption, dt, dd):empty:not([aria-hidden])::before { content: '\\200b'; }
[data-dragged] { opacity: .35; }
.canvas-frame-part { opacity: .55; }
html[data-mode='edit'] .canvas-frame-part { filter: grayscale(.3); }
html[data-mode='edit'] * { scroll-behavior: auto !important; }
html[data-mode='edit'] .enter, body[inert] .enter { animation: none !important; }
.canvas-writing { outline: 2px solid #2f6bff; outline-offset: 6px; border-radius: 2px; white-space: pre-wrap; }
.canvas-writing .ProseMirror-selectednode { outline: 2px solid #2f6bff; outline-offset: 2px; }
.canvas-writing :is(td, th).selectedCell { background: color-mix(in oklab, #2f6bff 16%, transparent); }
.canvas-writing figure > img[src=''] { display: block; min-height: 4rem; border: 1px dashed color-mix(in oklab, currentcolor 35%, transparent); border-radius: 6px; }
[data-writing] { outline: 2px solid #2f6bff; outline-offset: 2px; cursor: text; }
${countedRules}`

/**
 * Prepares the canvas' document once it has loaded and returns the element to draw into. Throws when the document is
 * not the canvas, such as a sign-in or an error page.
 */
export function prepareCanvas(frame: HTMLIFrameElement): HTMLElement {
  const { contentDocument: document, contentWindow } = frame
  const root = document?.getElementById('root')
  if (!document || !contentWindow || !root || document.documentElement.dataset.canvas === undefined)
    throw new Error('The canvas did not load.')
  const { CSSStyleSheet: Sheet } = contentWindow as Window & typeof globalThis
  const sheet = new Sheet()
  sheet.replaceSync(canvasRules)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  // Text is edited inside links and buttons: a press there sets the caret and must not navigate.
  for (const press of ['click', 'auxclick'])
    document.addEventListener(
      press,
      (event) => document.documentElement.dataset.mode !== 'try' && event.preventDefault(),
      true,
    )
  // After the page's own listeners: what the page handles itself does not navigate.
  document.addEventListener('click', (event) => isTried() && !event.defaultPrevented && leadOut(event))
  document.addEventListener(
    'submit',
    ({ target, defaultPrevented }) =>
      isTried() && !defaultPrevented && (target as HTMLFormElement).setAttribute('target', '_blank'),
  )
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    // What the page itself closes with this key takes precedence.
    const isOpen =
      defaultPrevented ||
      document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]') !== null
    if (key !== 'Escape' || isOpen || !isTried()) return
    setUi({ mode: 'edit' })
    requestAnimationFrame(focusCanvas)
  })
  watchFrame(contentWindow)
  return root
}

const isTried = (): boolean => ui().mode === 'try'

/**
 * While the page is being tried out, links open in a new tab: navigating in place would remove the page from the
 * canvas. Anchors on the same page are followed.
 */
function leadOut(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  if (
    !link ||
    !/^https?:$/.test(link.protocol) ||
    link.hasAttribute('download') ||
    (link.target && link.target !== '_self')
  )
    return
  event.preventDefault()
  const { pathname, hash, host } = link
  if (hash && host === location.host && pathname === location.pathname)
    link.ownerDocument.getElementById(decoded(hash.slice(1)))?.scrollIntoView()
  else window.open(link.href, '_blank', 'noopener')
}
