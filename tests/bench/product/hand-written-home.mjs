import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { ask } from './gateway.mjs'

/**
 * Serves a page as one would write it by hand, with the texts, pictures and fonts of `address`: no script, the fonts of
 * the first screen fetched with it, the first picture first and the others lazily.
 */
export async function serveHandWritten(browser, address, phone) {
  const html = brotliCompressSync(await write(browser, address, phone))
  const { origin } = new URL(address)
  const files = new Map()
  const server = createServer(async (request, response) => {
    if (request.url === '/')
      return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(html)
    const file = files.get(request.url) ?? (await fetchFile(origin + request.url))
    files.set(request.url, file)
    response.writeHead(file.status, { 'content-type': file.type, 'cache-control': 'max-age=3600' }).end(file.bytes)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://by-hand.localhost:${server.address().port}/`,
    close: () => new Promise((resolve) => (server.close(resolve), server.closeAllConnections())),
  }
}

async function fetchFile(address) {
  const { port, hostname, pathname, search } = new URL(address)
  const { status, headers, body } = await ask(Number(port), hostname, pathname + search)
  return { status, type: headers['content-type'] ?? '', bytes: body }
}

/** Reads what the page shows, and the fonts that its first screen needs. */
async function write(browser, address, phone) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  const fonts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2'))
      .map((name) => new URL(name).pathname),
  )
  const { parts, faces, look, lang, header } = await page.evaluate(() => {
    // `display: contents` has no box of its own, and is not hidden.
    const shown = (element) =>
      getComputedStyle(element).display === 'contents' || element.checkVisibility({ visibilityProperty: true })
    const hasText = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    const escaped = (text) => text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`)
    const sized = (image) => {
      const { width, height } = image.getBoundingClientRect()
      image.removeAttribute('style')
      return `style="width:${Math.round(width)}px;height:${Math.round(height)}px;object-fit:cover"`
    }
    const parts = []
    const within = ['']
    let pictures = 0
    const write = (node) => {
      if (node.nodeType === Node.TEXT_NODE) {
        const text = escaped(node.data.trim())
        return text && parts.push(within.at(-1) === '' ? `<div>${text}</div>` : text)
      }
      if (node.nodeType !== Node.ELEMENT_NODE || !shown(node)) return
      if (['script', 'style', 'svg', 'video', 'iframe', 'source', 'dialog'].includes(node.localName)) return
      if (node.localName === 'img') {
        const small = node.getBoundingClientRect().width < 100
        const first = !small && pictures++ === 0
        const sources = [...(node.closest('picture')?.querySelectorAll('source') ?? [])].map(
          (source) => source.outerHTML,
        )
        return parts.push(
          `<picture>${sources.join('')}<img src="${new URL(node.src).pathname}" alt="" ${first ? 'fetchpriority="high"' : small && pictures === 0 ? '' : 'loading="lazy"'} ${sized(node)}></picture>`,
        )
      }
      const name = /^(h[1-6]|p|ul|ol|li|a|header|main|footer|section|button|dl|dt|dd|table|tr|td|th)$/.test(
        node.localName,
      )
        ? node.localName
        : hasText(node) && getComputedStyle(node).display !== 'inline'
          ? 'div'
          : ''
      // Text that is in no paragraph of its own.
      within.push(/^(?:h\d|p|a|li|button|d[tdi]v?|t[dh])$/.test(name) ? name : name ? '' : within.at(-1))
      if (name) parts.push(`<${name}${name === 'a' ? ` href="${node.getAttribute('href') ?? ''}"` : ''}>`)
      for (const child of node.childNodes) write(child)
      if (name) parts.push(`</${name}>`)
      within.pop()
    }
    write(document.body)
    const faces = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map((rule) => rule.cssText)
    const of = (selector) => {
      const { fontFamily, fontSize, fontWeight, lineHeight } = getComputedStyle(
        document.querySelector(selector) ?? document.body,
      )
      return `${fontWeight} ${fontSize}/${lineHeight} ${fontFamily}`
    }
    return {
      parts,
      // A header stands in a line or two, whatever menus are in it.
      header: document.querySelector('header')?.getBoundingClientRect().height ?? 0,
      faces,
      look: ['body', 'h1', 'h2', 'h3'].map((selector) => `${selector}{font:${of(selector)}}`),
      lang: document.documentElement.lang,
    }
  })
  await context.close()
  const ahead = [...new Set(fonts)].map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  )
  return `<!doctype html><html lang="${lang}" data-by-hand><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>By hand</title>${ahead.join('')}<style>${faces.join('')}${look.join('')}body{margin:0}header{height:${header}px;overflow:hidden}img{max-width:100%;display:block}header,p,h1,h2,h3,section{padding:0 1.25rem}</style></head><body>${parts.join('')}</body></html>`
}
