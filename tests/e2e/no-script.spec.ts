import { demoSites } from '../support/sessions'
import { siteUrl } from '../support/site-url'
import { expect, test } from './test'

test.use({ javaScriptEnabled: false })

for (const site of demoSites)
  test(`${site} reads without JavaScript: its words, its menu, its links`, async ({ page }) => {
    await page.goto(siteUrl(site))
    await expect(page.locator('main h1')).toBeVisible()
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(400)
    const link = page.getByRole('banner').locator('nav a[href^="/"]:visible').first()
    const href = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page).toHaveURL(siteUrl(site, href))
    await expect(page.locator('main h1')).toBeVisible()
  })

test('opens the menu on a phone without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(siteUrl('academy'))
  const links = page.locator(
    'header.site-header a[href="/teachers"]:visible, footer.site-footer a[href="/teachers"]:visible',
  )
  expect(await links.count()).toBeGreaterThan(0)
})

test('requires scripts for forms, and keeps input out of the address', async ({ page }) => {
  await page.goto(siteUrl('academy', '/register-interest'))
  await expect(page.locator('main form noscript p')).toContainText('This form needs JavaScript.')
  await expect(page.locator('main form noscript p')).toBeVisible()
  await page.goto(siteUrl('academy', '/user/login'))
  await expect(page.locator('main form noscript p')).toContainText('This needs JavaScript.')
  await page.locator('main').getByLabel('Password', { exact: true }).fill('secret-word')
  await page.locator('main form').getByRole('button', { name: 'Sign in' }).click()
  expect(page.url()).not.toContain('secret-word')
})

test('links to the other language and the account as plain links', async ({ page }) => {
  await page.goto(siteUrl('academy', '/about'))
  await page.locator('header.site-header').getByRole('link', { name: 'ไทย' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await page.locator('header.site-header').getByRole('link', { name: 'เข้าสู่ระบบ' }).click()
  await expect(page).toHaveURL(/\/user\/login\?to=/)
})
