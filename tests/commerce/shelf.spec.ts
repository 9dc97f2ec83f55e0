import type { Page, Request } from '@playwright/test'
import { expect, test } from '../e2e/test'
import { siteUrl } from '../support/site-url'

/** Requests of a page by what they are for. */
function watch(page: Page) {
  const documents: string[] = []
  const calls: string[] = []
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'document') documents.push(pathname)
    if (pathname.startsWith('/api/shop/') || pathname.endsWith('/_payload.json')) calls.push(pathname)
  })
  return { documents, calls }
}

test('a product page is one document without calls for data, and knows what it sells', async ({ page, open }) => {
  const seen = watch(page)
  await open('market', '/shop/product/FISHSAUCE')
  await expect(page.locator('main h1')).toHaveText('Fish sauce, aged 18 months')
  await page.waitForLoadState('networkidle')
  expect(seen).toEqual({ documents: ['/shop/product/FISHSAUCE'], calls: [] })
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}') as object
  expect(data).toMatchObject({
    '@type': 'Product',
    sku: 'FISHSAUCE',
    offers: { price: '127.00', priceCurrency: 'THB', availability: 'https://schema.org/InStock' },
  })
})

test('part of a Thai word finds goods, and Back finds the list where it was', async ({ page, open }) => {
  await open('market', `/shop/products?q=${encodeURIComponent('ปลา')}`)
  await expect(page.locator('main h1')).toContainText('ปลา')
  await open('market', '/shop/products')
  await page.getByRole('link', { name: 'Show more' }).click()
  const tiles = page.locator('main article')
  await expect.poll(() => tiles.count()).toBeGreaterThan(24)
  const last = tiles.nth(40)
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  const title = await last.getByRole('heading').innerText()
  await last.getByRole('link').click()
  await expect(page.locator('main h1')).toHaveText(title)
  await page.goBack()
  await expect.poll(() => tiles.count()).toBeGreaterThan(40)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200)
})

test('a filter stays in the address, which shows the same to someone else', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open('market', '/shop/products')
  await page
    .getByRole('region', { name: 'Filters' })
    .getByRole('link', { name: /^On sale/ })
    .click()
  await expect(page).toHaveURL(siteUrl('market', '/shop/products?onSale=true'))
  const count = page.locator('main [role="status"]').filter({ hasText: /products/ })
  await expect(count).not.toHaveText('321 products')
  const filtered = await count.innerText()
  await open('market', '/shop/products?onSale=true')
  await expect(count).toHaveText(filtered)
})

test('a phone shows two columns and a sheet of filters with a live count', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('market', '/shop/products')
  const [first, second] = await page
    .locator('main article')
    .evaluateAll((all) => all.slice(0, 2).map((each) => each.getBoundingClientRect().top))
  expect(first).toBe(second)
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet.getByRole('button', { name: 'Show 321 products' })).toBeVisible()
  await sheet.getByRole('link', { name: /^On sale/ }).click()
  const show = sheet.getByRole('button', { name: /^Show \d+ products/ })
  await expect(show).not.toHaveText('Show 321 products')
  await show.click()
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test.describe('an unknown code', () => {
  test.use({ allowedConsoleErrors: /404/ })

  test('is a page that does not exist', async ({ page }) => {
    for (const path of ['/shop/product/NO-SUCH', '/shop/categorie/no-such'])
      expect((await page.goto(siteUrl('market', path)))?.status()).toBe(404)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('goods are seen, filtered and followed page by page', async ({ page }) => {
    await page.goto(siteUrl('market', '/shop/products'))
    await expect(page.locator('main article')).toHaveCount(24)
    await page.getByRole('link', { name: 'Show more' }).click()
    await expect(page).toHaveURL(/after=/)
    await expect(page.locator('main article')).toHaveCount(24)
    await page.goto(siteUrl('market', '/shop/products'))
    await page.getByRole('link', { name: /^On sale/ }).click()
    await expect(page).toHaveURL(/onSale=true/)
    await page.locator('main article').first().getByRole('link').click()
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.locator('main')).toContainText('฿')
  })
})
