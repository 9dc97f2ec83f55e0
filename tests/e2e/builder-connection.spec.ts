import { openBuilder, write } from './in-builder'
import { expect, test } from './test'
import { desk, press, inputMethods, writeBy } from './input-methods'

// What a browser says of requests that found no network.
test.use({ role: 'manager', ...desk, savesData: false, allowedConsoleErrors: /ERR_INTERNET_DISCONNECTED/ })

const status = 'Offline: kept on this device'
/** Stands over the title, in the same block. */
const revised = 'Revised 1 September 2026'

test('a connection lost while typing is said, loses nothing, and is made good when it is found again', async ({
  page,
  context,
}) => {
  const frame = await openBuilder(page, 'hora', '/privacy')
  const canvas = frame.locator('#canvas-page')
  const title = (await canvas.getByRole('heading').first().innerText()).trim()
  await write(page, frame, title, 'Privacy, first')
  await expect(page.getByText('Draft saved')).toBeVisible()

  await expect(page.locator('html[data-parts="fetched"]')).toBeAttached()
  await context.setOffline(true)
  await writeBy('mouse', page, frame, 'Privacy, first', 'Privacy, offline')
  await expect(page.getByText(status)).toBeVisible()
  await writeBy('touch', page, frame, 'Privacy, offline', 'Privacy, still offline')
  await writeBy('keyboard', page, frame, revised, 'Revised offline')
  for (const by of inputMethods) {
    await press(by, page.getByRole('button', { name: 'Publish' }))
    await expect(page.getByRole('dialog').getByText('it is kept on this device')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }

  // By itself, without a press of any button.
  await context.setOffline(false)
  await expect(page.getByText('Draft saved')).toBeVisible()
  const again = await openBuilder(page, 'hora', '/privacy')
  for (const text of ['Privacy, still offline', 'Revised offline'])
    await expect(again.locator('#canvas-page').getByText(text)).toBeVisible()
})

test('a tab that is closed before anything could be saved gives it back when the page is opened again', async ({
  page,
  context,
}) => {
  const frame = await openBuilder(page, 'hora', '/faq')
  const canvas = frame.locator('#canvas-page')
  const title = (await canvas.getByRole('heading').first().innerText()).trim()
  const texts = { mouse: title, touch: 'Something else', keyboard: 'Questions' }
  // What words are written with is on the device by then.
  await expect(page.locator('html[data-parts="fetched"]')).toBeAttached()
  await context.setOffline(true)
  for (const by of inputMethods) await writeBy(by, page, frame, texts[by], `Never sent, by ${by}`)
  await expect(page.getByText(status)).toBeVisible()
  await page.close()
  await context.setOffline(false)

  const next = await context.newPage()
  const restoredNotice = expect(
    next.getByText('Your unsaved changes were kept on this device and are back.'),
  ).toBeVisible({
    timeout: 30_000,
  })
  const again = await openBuilder(next, 'hora', '/faq')
  await restoredNotice
  for (const by of inputMethods)
    await expect(again.locator('#canvas-page').getByText(`Never sent, by ${by}`)).toBeVisible()
  await expect(next.getByText('Draft saved')).toBeVisible()
  // With the way back, step by step.
  for (const by of [...inputMethods].reverse()) {
    await press(by, next.getByRole('button', { name: /^Undo/ }).first())
    await expect(again.locator('#canvas-page').getByText(texts[by], { exact: true }).first()).toBeVisible()
  }
  await expect(next.getByText('Draft saved')).toBeVisible()
})
