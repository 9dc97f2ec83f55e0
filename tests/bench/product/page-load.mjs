/**
 * Opens an address in a separate context and reports every request with its type, whether it began before the first
 * paint, and the bytes of its body as sent. Waits until the page is idle, lazily loaded parts included.
 */
export async function loadPage(browser, address, { width = 412, height = 823 } = {}) {
  const context = await browser.newContext({ viewport: { width, height } })
  const page = await context.newPage()
  const seen = []
  context.on('request', (request) => seen.push(request))
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForSelector('html[data-ready="true"]', { state: 'attached' })
  // The build watcher checks one second after load; the page's idle fetches come before or right after it.
  await page.waitForTimeout(1500)
  await page.waitForLoadState('networkidle')
  const { paint, starts } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    starts: Object.fromEntries(performance.getEntriesByType('resource').map((entry) => [entry.name, entry.startTime])),
  }))
  const requests = []
  for (const request of seen) {
    const url = request.url()
    if (!url.startsWith('http')) continue
    const response = await request.response()
    if (!response) continue
    const sizes = await request.sizes().catch(() => ({ responseBodySize: 0 }))
    const start = request.isNavigationRequest() ? 0 : (starts[url] ?? Number.POSITIVE_INFINITY)
    requests.push({
      url: url.replace(/^https?:\/\/[^/]+/, ''),
      type: kindOf(request, response),
      bytes: sizes.responseBodySize,
      beforePaint: start < paint,
    })
  }
  await context.close()
  return { firstPaintMs: paint, requests }
}

function kindOf(request, response) {
  const mime = response.headers()['content-type'] ?? ''
  if (/javascript/.test(mime)) return 'script'
  if (request.isNavigationRequest()) return 'document'
  const type = request.resourceType()
  return type === 'fetch' || type === 'xhr' ? 'data' : type === 'other' && /json/.test(mime) ? 'manifest' : type
}

/** Script files, each once, largest first. */
export function scriptsOf({ requests }) {
  const byUrl = new Map(
    requests.filter((request) => request.type === 'script').map((request) => [request.url, request.bytes]),
  )
  return [...byUrl].map(([url, bytes]) => ({ url, bytes })).sort((a, b) => b.bytes - a.bytes)
}
