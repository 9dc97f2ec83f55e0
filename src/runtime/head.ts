import type { Head } from '@schemas/layout/render'

let staged: CSSStyleSheet[] = []

/**
 * Brings a page's rules before the page itself is shown, so that it is never seen without them. An adopted sheet is allowed
 * by the content security policy without a nonce. Rules are named by their content, so those of the page before may stay
 * while a view transition still shows it.
 */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  staged.push(sheet)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Drops the rules of pages that are no longer shown. */
function keepNewestStyles(): void {
  const old = new Set(staged.slice(0, -1))
  if (old.size === 0) return
  staged = staged.slice(-1)
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !old.has(sheet))
}

/** Title, description and addresses of the page now shown. */
export function applyHead(head: Head): void {
  keepNewestStyles()
  document.title = head.title
  meta('description', head.description ?? '')
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (canonical) canonical.href = head.canonical
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')) {
    const found = head.alternates.find((alternate) => alternate.lang === link.hreflang)
    if (found) link.href = found.href
  }
}

function meta(name: string, content: string): void {
  document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content)
}
