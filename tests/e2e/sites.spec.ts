import { readFileSync } from 'node:fs'
import { demoSites, openSession } from '../support/sessions'
import { gatewayBase, siteUrl } from '../support/site-url'
import { ask } from '../support/hosts'
import { expect, test } from './test'

test.describe('in Thai', () => {
  test.use({ language: 'th' })
  for (const site of demoSites)
    test(`${site} opens under its own name, hydrates and says nothing in the console`, async ({ page, open }) => {
      const response = await open(site)
      expect(response?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', 'th')
      await expect(page.locator('html')).toHaveAttribute('data-theme', site)
      const { name } = JSON.parse(
        readFileSync(new URL(`../../themes/${site}/site/site.json`, import.meta.url), 'utf8'),
      ) as { name: { th: string } }
      await expect(page).toHaveTitle(new RegExp(name.th))
      await expect(page.locator('main h1')).toBeVisible()
    })
})

test('gives the five sites five distinct brands', async ({ page, open }) => {
  const appearances = new Set<string>()
  for (const site of demoSites) {
    await open(site)
    appearances.add(
      await page.evaluate(() =>
        ['--c-brand', '--font-heading', '--c-bg']
          .map((name) => getComputedStyle(document.documentElement).getPropertyValue(name))
          .join(),
      ),
    )
  }
  expect(appearances.size).toBe(demoSites.length)
})

test('leads everyone from the café’s homepage to its dashboard, with another view for a member', async ({
  page,
  open,
  context,
}) => {
  await open('cafe')
  await expect(page).toHaveURL(siteUrl('cafe', '/cluster/user/dashboard'))
  const asGuest = await page.locator('main').innerText()
  await context.addCookies([await openSession(gatewayBase(), 'cafe', 'user')])
  await open('cafe')
  await expect(page).toHaveURL(siteUrl('cafe', '/cluster/user/dashboard'))
  expect(await page.locator('main').innerText()).not.toBe(asGuest)
})

test.describe('unclaimed host', () => {
  test.use({ allowedConsoleErrors: /status of 404/ })
  test('gets a clear page in both languages', async ({ page }) => {
    const response = await page.goto(siteUrl('nobody'))
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No site here')
    await expect(page.locator('main')).toContainText('nobody.localhost')
    await expect(page.locator('main')).toContainText('ไม่มีเว็บไซต์ใดใช้ชื่อ')
  })
})

test('shows neither header nor footer on the fullscreen page', async ({ page, open }) => {
  await open('academy', '/custom')
  await expect(page.locator('header.site-header, footer.site-footer')).toHaveCount(0)
  await expect(page.locator('main[data-frame="fullscreen"] iframe')).toBeVisible()
  await expect(page.getByRole('button', { name: 'user info' })).toHaveCount(0)
})

test('isolates the author’s code in its frame from the site', async ({ page, open }) => {
  await open('academy', '/custom')
  const inFrame = page.frameLocator('main iframe').locator('body')
  expect(await inFrame.evaluate(() => origin)).toBe('null')
  const src = await page.locator('main iframe').getAttribute('src')
  const answer = await ask(gatewayBase(), 'academy.localhost', src ?? '')
  expect(answer.headers['content-security-policy']).toContain('sandbox allow-scripts')
})

test.describe('a page of the whole window', () => {
  test.use({ role: 'manager', viewport: { width: 1280, height: 900 } })
  test('fits below the staff bar', async ({ page, open }) => {
    await open('academy', '/user/qrcode')
    await expect(page.getByRole('complementary', { name: /Staff bar|แถบสำหรับทีมงาน/u })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900)
  })
})
