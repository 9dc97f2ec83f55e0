import { brokenRules } from '@tests/support/axe'
import { siteUrl } from '../support/site-url'
import { openBuilder } from './in-builder'
import { expect, goTo, test } from './test'
import { desk } from './input-methods'

test.use({ role: 'manager', ...desk, allowedConsoleErrors: /status of 403/ })

// A page that no other spec visits: it has a password for a while.
test('sets a password as a manager, and asks a guest for it, with and without script', async ({ page, browser }) => {
  const address = siteUrl('hora', '/privacy?lang=en')
  await openBuilder(page, 'hora', '/privacy')
  const group = page.getByRole('group', { name: 'Password' })
  await group.getByRole('button', { name: 'Set a password…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Generate' }).click()
  const word = await dialog.getByRole('textbox', { name: 'Password' }).inputValue()
  await dialog.getByRole('button', { name: 'Set password' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(group).toContainText('Anyone with the password')

  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] }, javaScriptEnabled })
    const guest = await context.newPage()
    if (javaScriptEnabled) await goTo(guest, address)
    else await guest.goto(address)
    await expect(guest.getByRole('heading', { name: 'This page is password-protected' })).toBeVisible()
    if (javaScriptEnabled) expect(await brokenRules(guest, { of: 'main' })).toEqual([])
    await guest.getByLabel('Password', { exact: true }).fill('a wrong guess')
    await guest.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(guest.getByText('Incorrect password.')).toBeVisible()
    await guest.getByLabel('Password', { exact: true }).fill(word)
    await guest.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(guest.getByRole('heading', { name: 'This page is password-protected' })).toHaveCount(0)
    await expect(guest).toHaveURL(address)
    await expect(guest.locator('main h1')).toBeVisible()
    await context.close()
  }

  await group.getByRole('button', { name: 'Remove' }).click()
  await expect(group.getByRole('button', { name: 'Set a password…' })).toBeVisible()
})
