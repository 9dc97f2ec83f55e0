import { siteUrl } from '../support/site-url'
import { expect, isAlive, markDocument, test } from './test'

test('loads another language as a new document, and remembers it', async ({ page, open, context }) => {
  await open('academy', '/about')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const isSameDocument = await markDocument(page)
  await page.getByRole('banner').getByRole('link', { name: 'ไทย' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await isAlive(page)
  expect(await isSameDocument()).toBe(false)
  expect((await context.cookies(siteUrl('academy'))).find(({ name }) => name === 'lang')?.value).toBe('th')
  await expect(page.locator('main')).toContainText(/\p{Script=Thai}{4}/u)

  await open('academy', '/faq')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
})

test('prefers an address’s language to the cookie', async ({ page, open }) => {
  await open('market', '/about?lang=th')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  expect(await page.locator('link[rel="alternate"][hreflang="en"]').getAttribute('href')).toContain('lang=en')
})

test('follows the scheme switch, remembers it, and applies it before the first paint', async ({
  page,
  open,
  context,
}) => {
  await open('academy')
  const root = page.locator('html')
  const groundOf = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const before = await groundOf()
  const scheme = page.getByRole('banner').getByRole('button', { name: /Colour scheme/ })
  await scheme.click()
  await expect(root).toHaveAttribute('data-scheme', 'light')
  await scheme.click()
  await expect(root).toHaveAttribute('data-scheme', 'dark')
  expect(await groundOf()).not.toBe(before)
  expect((await context.cookies(siteUrl('academy'))).find(({ name }) => name === 'scheme')?.value).toBe('dark')

  // Everything the parser meets before <body> has run; nothing is painted yet.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return
      observer.disconnect()
      Object.assign(globalThis, { schemeAtBody: document.documentElement.dataset.scheme })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await isAlive(page)
  expect(await page.evaluate(() => (globalThis as unknown as { schemeAtBody: string }).schemeAtBody)).toBe('dark')
  await expect(root).toHaveAttribute('data-scheme', 'dark')
})

test('follows the device without a choice', async ({ page, open }) => {
  const groundOf = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.emulateMedia({ colorScheme: 'light' })
  await open('academy')
  const light = await groundOf()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await groundOf()).not.toBe(light)
})
