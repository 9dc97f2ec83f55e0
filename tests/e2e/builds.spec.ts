import { siteUrl } from '../support/site-url'
import { expect, goTo, isAlive, markDocument, test } from './test'

// The worker would answer before the routes that imitate another build. With data saving, it does not check for one.
test.use({
  savesData: false,
  serviceWorkers: 'block',
  allowedConsoleErrors:
    /Service Worker registration blocked|net::ERR_FAILED|Failed to load resource|error loading dynamically imported module|Failed to fetch dynamically imported module|Cannot read properties of undefined/,
})

test('turns the next navigation into a single document load after a newer build', async ({ page, open }) => {
  await page.route('**/builds/latest.json*', (route) =>
    route.fulfill({ json: { id: 'a-newer-build', timestamp: Date.now() } }),
  )
  const looked = page.waitForResponse((response) => response.url().includes('/builds/latest.json'))
  await open('academy')
  expect(new URL((await looked).url()).search).toMatch(/^\?\d+$/)
  const isSameDocument = await markDocument(page)
  await page.getByRole('banner').getByRole('link', { name: 'Teachers', exact: true }).click()
  await expect(page).toHaveURL(siteUrl('academy', '/teachers'))
  await expect(page).toHaveTitle(/four teachers/)
  await isAlive(page)
  expect(await isSameDocument()).toBe(false)

  // The announced build is never served here: the same path must not be loaded in a loop.
  await page.waitForResponse((response) => response.url().includes('/builds/latest.json'))
  const isStillSame = await markDocument(page)
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/teachers"]')?.click())
  await page.waitForTimeout(500)
  expect(await isStillSame()).toBe(true)
})

test('reloads the page once when a chunk fails', async ({ page }) => {
  await goTo(page, siteUrl('academy', '/privacy'))
  let loads = 0
  const lost: string[] = []
  // The chunks that the next page needs are gone, as after a deployment; the document that follows names the existing
  // ones.
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (loads > 0) return route.continue()
    lost.push(route.request().url())
    return route.abort()
  })
  page.on('request', (request) => request.isNavigationRequest() && request.frame() === page.mainFrame() && (loads += 1))
  const isSameDocument = await markDocument(page)
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('header a[href="/contact"], footer a[href="/contact"]')?.click(),
  )
  await expect.poll(isSameDocument).toBe(false)
  await isAlive(page)
  expect(lost.length).toBeGreaterThan(0)
  // The visitor arrives at the chosen page.
  await expect(page).toHaveURL(siteUrl('academy', '/contact'))
  await expect(page.locator('main h1')).toBeVisible()
  expect(loads).toBe(1)
})

test('never reloads in a loop for a lost chunk, and keeps the page readable', async ({ page }) => {
  await goTo(page, siteUrl('academy', '/privacy'))
  let loads = 0
  page.on('request', (request) => request.isNavigationRequest() && request.frame() === page.mainFrame() && (loads += 1))
  const known = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name)))
  const isThere = (url: string) => known.has(url)
  await page.route(/\/assets\/.*\.js$/, (route) => (isThere(route.request().url()) ? route.continue() : route.abort()))
  const go = () =>
    page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('header a[href="/contact"], footer a[href="/contact"]')?.click(),
    )
  await go()
  await expect(page).toHaveURL(siteUrl('academy', '/contact'))
  expect(loads).toBe(1)
  // The document stays as the gateway rendered it.
  await page.waitForTimeout(300)
  expect(loads).toBe(1)
  await expect(page.locator('main h1')).toBeVisible()
})

test('ignores a lost chunk while a link is only hovered', async ({ page }) => {
  await goTo(page, siteUrl('academy', '/privacy'))
  const isSameDocument = await markDocument(page)
  const lost: string[] = []
  await page.route(/\/assets\/.*\.js$/, (route) => {
    lost.push(route.request().url())
    return route.abort()
  })
  await page
    .locator('header a[href="/contact"], footer a[href="/contact"]')
    .and(page.locator(':visible'))
    .first()
    .hover()
  await expect.poll(() => lost.length).toBeGreaterThan(0)
  await page.waitForTimeout(500)
  expect(await isSameDocument()).toBe(true)
})
