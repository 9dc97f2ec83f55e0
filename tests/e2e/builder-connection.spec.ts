import { openBuilder, write } from './in-builder'
import { expect, test } from './test'
import { desk, press, inputMethods, writeBy } from './input-methods'

// A browser's console errors for requests without a network.
test.use({ role: 'manager', ...desk, savesData: false, allowedConsoleErrors: /ERR_INTERNET_DISCONNECTED/ })

const status = 'Offline: kept on this device'
/** Above the title, in the same block. */
const revised = 'Revised 1 September 2026'

test('reports a connection lost during typing, loses nothing, and saves when it is back', async ({ page, context }) => {
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
    await expect(page.getByRole('dialog').getByText('Your changes are kept on this device')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }

  // Automatically, without pressing any button.
  await context.setOffline(false)
  await expect(page.getByText('Draft saved')).toBeVisible()
  const again = await openBuilder(page, 'hora', '/privacy')
  for (const text of ['Privacy, still offline', 'Revised offline'])
    await expect(again.locator('#canvas-page').getByText(text)).toBeVisible()
})

test('restores unsaved edits of a closed tab when the page is opened again', async ({ page, context }) => {
  const frame = await openBuilder(page, 'hora', '/faq')
  const canvas = frame.locator('#canvas-page')
  const title = (await canvas.getByRole('heading').first().innerText()).trim()
  const texts = { mouse: title, touch: 'Something else', keyboard: 'Questions' }
  // The text editor is on the device by then.
  await expect(page.locator('html[data-parts="fetched"]')).toBeAttached()
  await context.setOffline(true)
  for (const by of inputMethods) await writeBy(by, page, frame, texts[by], `Never sent, by ${by}`)
  await expect(page.getByText(status)).toBeVisible()
  await page.close()
  await context.setOffline(false)

  const next = await context.newPage()
  const restoredNotice = expect(
    next.getByText('Your unsaved changes were kept on this device and are restored.'),
  ).toBeVisible({
    timeout: 30_000,
  })
  const again = await openBuilder(next, 'hora', '/faq')
  await restoredNotice
  for (const by of inputMethods)
    await expect(again.locator('#canvas-page').getByText(`Never sent, by ${by}`)).toBeVisible()
  await expect(next.getByText('Draft saved')).toBeVisible()
  // Including undo, step by step.
  for (const by of [...inputMethods].reverse()) {
    await press(by, next.getByRole('button', { name: /^Undo/ }).first())
    await expect(again.locator('#canvas-page').getByText(texts[by], { exact: true }).first()).toBeVisible()
  }
  await expect(next.getByText('Draft saved')).toBeVisible()
})
