import type { Browser, Page } from '@playwright/test'
import { openSession } from '../support/sessions'
import { gatewayBase, siteUrl } from '../support/site-url'
import { expect, goTo, isAlive, test } from './test'

async function signedIn(browser: Browser, role: 'user' | 'admin'): Promise<Page> {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  await context.addCookies([
    await openSession(gatewayBase(), 'academy', role),
    { name: 'lang', value: 'en', domain: 'academy.localhost', path: '/' },
  ])
  return context.newPage()
}

test('signs a browser in by a code from a signed-in phone', async ({ page, open, browser }) => {
  const started = page.waitForResponse((answer) => answer.url().endsWith('/account/qr/start'))
  await open('academy', `/user/login?to=${encodeURIComponent('/about')}`)
  await page.getByRole('button', { name: 'Show QR code' }).click()
  const { link, number } = (await (await started).json()) as { link: string; number: string }
  await expect(page.getByRole('img', { name: 'QR code to sign in with another device' })).toBeVisible()
  const phone = await signedIn(browser, 'user')
  await goTo(phone, link)
  await expect(phone.getByText(number)).toBeVisible()
  await expect(page.getByText('Code scanned. Approve on your other device.')).toBeVisible()
  await phone.getByRole('button', { name: 'Approve' }).click()
  await expect(page).toHaveURL(siteUrl('academy', '/about'))
  await isAlive(page)
  await expect(
    page
      .getByRole('banner')
      .locator('summary')
      .filter({ hasText: /Account/ }),
  ).toBeVisible()
  await phone.context().close()
})

test.describe('used link', () => {
  test.use({ allowedConsoleErrors: /status of 410/ })
  test('opens a member’s account by an admin’s link once, with a notice on every page until it ends', async ({
    page,
    browser,
  }) => {
    const admin = await signedIn(browser, 'admin')
    await goTo(admin, siteUrl('academy', '/user/members'))
    await admin.getByRole('combobox', { name: 'Member', exact: true }).fill('user@academy')
    await admin.getByRole('listbox').getByRole('option').first().click()
    await admin.getByLabel('Reason').fill('Helping with a course')
    await admin.getByRole('button', { name: 'Create link' }).click()
    const link = await admin.getByRole('textbox', { name: 'Link' }).inputValue()
    await admin.context().close()

    await goTo(page, link)
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page).toHaveURL(siteUrl('academy', '/'))
    const banner = page.getByRole('complementary', { name: 'Impersonating another person' })
    await expect(banner).toBeVisible()
    await goTo(page, siteUrl('academy', '/about'))
    await banner.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    // Once: pressed again it says that it has been used, and the visitor stays a guest.
    await goTo(page, link)
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'This link doesn’t work' })).toBeVisible()
    await expect(banner).toBeHidden()
  })
})
