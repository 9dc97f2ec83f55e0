import { openBuilder, write } from './in-builder'
import { expect, test } from './test'

// What a browser says of requests that found no network.
test.use({ role: 'manager', viewport: { width: 1440, height: 900 }, mayComplain: /ERR_INTERNET_DISCONNECTED/ })

const status = 'Offline: kept on this device'

test('a connection lost while typing is said, loses nothing, and is made good when it is found again', async ({ page, context }) => {
  const frame = await openBuilder(page, 'hora', '/privacy')
  const canvas = frame.locator('#canvas-page')
  const title = (await canvas.getByRole('heading').first().innerText()).trim()
  await write(page, frame, title, 'Privacy, first')
  await expect(page.getByText('Draft saved')).toBeVisible()

  await expect(page.locator('html[data-parts="fetched"]')).toBeAttached()
  await context.setOffline(true)
  await write(page, frame, 'Privacy, first', 'Privacy, offline')
  await expect(page.getByText(status)).toBeVisible()
  await write(page, frame, 'Privacy, offline', 'Privacy, still offline')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('dialog').getByText('it is kept on this device')).toBeVisible()
  await page.keyboard.press('Escape')

  // By itself, without a press of any button.
  await context.setOffline(false)
  await expect(page.getByText('Draft saved')).toBeVisible()
  const again = await openBuilder(page, 'hora', '/privacy')
  await expect(again.locator('#canvas-page').getByText('Privacy, still offline')).toBeVisible()
})

test('a tab that is closed before anything could be saved gives it back when the page is opened again', async ({ page, context }) => {
  const frame = await openBuilder(page, 'hora', '/faq')
  const canvas = frame.locator('#canvas-page')
  const title = (await canvas.getByRole('heading').first().innerText()).trim()
  // What words are written with is on the device by then.
  await expect(page.locator('html[data-parts="fetched"]')).toBeAttached()
  await context.setOffline(true)
  await write(page, frame, title, 'Never sent')
  await expect(page.getByText(status)).toBeVisible()
  await page.close()
  await context.setOffline(false)

  const next = await context.newPage()
  const told = expect(next.getByText('Your unsaved changes were kept on this device and are back.')).toBeVisible({ timeout: 30_000 })
  const again = await openBuilder(next, 'hora', '/faq')
  await told
  await expect(again.locator('#canvas-page').getByText('Never sent')).toBeVisible()
  await expect(next.getByText('Draft saved')).toBeVisible()
  await next.getByRole('button', { name: /^Undo/ }).first().click()
  await expect(again.locator('#canvas-page').getByText(title, { exact: true }).first()).toBeVisible()
  await expect(next.getByText('Draft saved')).toBeVisible()
})
