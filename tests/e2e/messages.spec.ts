import { openSession } from '../support/sessions'
import { gatewayBase, siteUrl } from '../support/site-url'
import { expect, goTo, test } from './test'

test.use({ role: 'user', allowedConsoleErrors: /net::ERR_FAILED/ })

test('delivers messages between two people live, and resends unsent ones', async ({ page, open, browser }) => {
  // The recipient is on another page.
  const context = await browser.newContext({
    storageState: { cookies: [await openSession(gatewayBase(), 'hora', 'admin')], origins: [] },
  })
  const admin = await context.newPage()
  await goTo(admin, siteUrl('hora', '/?lang=en'))

  await open('hora', '/user/message')
  const messages = page.getByRole('region', { name: 'Messages', exact: true })
  await messages.getByRole('button', { name: 'New message' }).click()
  await messages.getByLabel('To').fill('ก้องภพ')
  await messages.getByRole('button', { name: /Admin/ }).click()
  const box = messages.getByLabel('Your message')
  await box.fill('Is there time on Friday?')
  await box.press('Shift+Enter')
  await box.pressSequentially('It will not take long.')
  await box.press('Enter')
  await expect(messages.getByRole('log').getByText('Is there time on Friday?')).toBeVisible()
  await expect(messages.getByText('Sending…')).toHaveCount(0)
  await expect(box).toHaveValue('')

  const menu = admin
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: /Account/ })
  await expect(menu.getByText(/unread messages/)).toBeAttached()
  await menu.click()
  await admin
    .getByRole('banner')
    .getByRole('link', { name: /Messages/ })
    .click()
  const inbox = admin.getByRole('region', { name: 'Messages', exact: true })
  await inbox.getByRole('button', { name: /Is there time on Friday/ }).click()
  await expect(inbox.getByRole('log').getByText('It will not take long.')).toBeVisible()
  await inbox.getByLabel('Your message').fill('At ten: https://example.com/map')
  await inbox.getByRole('button', { name: 'Send' }).click()
  // Nothing was reloaded here.
  await expect(messages.getByRole('log').getByRole('link', { name: /example\.com\/map/ })).toBeVisible()

  await page.route('**/api/message/send', (route) => route.abort())
  await box.fill('See you then')
  await box.press('Enter')
  await expect(messages.getByText('Not sent.')).toBeVisible()
  await page.unroute('**/api/message/send')
  await messages.getByRole('button', { name: 'Try again' }).click()
  await expect(inbox.getByRole('log').getByText('See you then')).toHaveCount(1)
  await expect(messages.getByText('Not sent.')).toHaveCount(0)

  // The workspace's link leaves the conversation, though it leads to the page that is already open.
  await admin
    .getByRole('navigation', { name: 'Workspace', exact: true })
    .getByRole('link', { name: /Messages/ })
    .click()
  await expect(inbox.getByText('Choose a conversation')).toBeVisible()
  await expect(admin).not.toHaveURL(/thread=/)
  await inbox.getByRole('button', { name: /See you then/ }).click()

  // On a phone only one of both is visible at a time.
  await admin.setViewportSize({ width: 390, height: 844 })
  await expect(inbox.getByRole('list', { name: 'Conversations' })).toBeHidden()
  await inbox.getByRole('button', { name: 'All conversations' }).click()
  await expect(inbox.getByRole('list', { name: 'Conversations' })).toBeVisible()
  expect(await admin.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await context.close()
})
