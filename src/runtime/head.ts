import type { Head } from '@schemas/layout/render'

let staged: CSSStyleSheet[] = []

/**
 * Applies a page's styles before the page is shown, so that it never appears unstyled. An adopted sheet needs no nonce
 * under the content security policy. Rules are named by their content, so the previous page's may stay while a view
 * transition still shows it.
 */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  staged.push(sheet)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Removes the styles of pages no longer shown. */
function keepNewestStyles(): void {
  const old = new Set(staged.slice(0, -1))
  if (old.size === 0) return
  staged = staged.slice(-1)
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !old.has(sheet))
}

/** Title, description and addresses of the current page. */
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
