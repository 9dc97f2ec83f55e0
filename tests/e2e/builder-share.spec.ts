import { brokenRules } from '@tests/support/axe'
import { siteUrl } from '../support/site-url'
import { openBuilder, readAsGuest, write } from './in-builder'
import { expect, goTo, test } from './test'

test.use({
  role: 'manager',
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
})
// Several browsers, one after the other.
test.slow()

test('shows a draft to a guest by a link, until the link is revoked', async ({ page, browser }) => {
  const frame = await openBuilder(page, 'market', '/makers')
  const title = (await frame.locator('#canvas-page').getByRole('heading').first().innerText()).trim()
  await write(page, frame, title, 'Makers, a first draft')
  await page.setViewportSize({ width: 1024, height: 760 })
  await page.getByRole('button', { name: 'Share draft link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share draft link' })
  await expect(dialog.getByText('No active links.')).toBeVisible()
  // By keyboard: the button that makes the link has the focus.
  await page.keyboard.press('Enter')
  const made = dialog.getByRole('textbox', { name: 'The link' })
  await expect(made).toHaveValue(/\/makers\?preview=[\w-]{43}$/)
  const address = await made.inputValue()
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  expect(await brokenRules(page, { of: '[role="dialog"]' })).toEqual([])

  expect(await readAsGuest(browser, `${address}&lang=en`)).toContain('Makers, a first draft')
  expect(await readAsGuest(browser, siteUrl('market', '/makers?lang=en'))).not.toContain('Makers, a first draft')

  await dialog.getByRole('button', { name: /^Revoke: / }).click()
  await dialog.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(dialog.getByText('No active links.')).toBeVisible()
  const guest = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const visit = await guest.newPage()
  const answer = await goTo(visit, address)
  expect(answer?.status()).toBe(410)
  await expect(visit.locator('main')).not.toContainText('Makers, a first draft')
  await guest.close()
})
