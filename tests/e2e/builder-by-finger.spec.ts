import type { Locator, Page } from '@playwright/test'
import { openBuilder } from './in-builder'
import { expect, test } from './test'

test.use({ role: 'admin', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const panel = (page: Page) => page.getByRole('complementary', { name: 'Selection settings' })

/** Its upper and lower edge, and those of its scroll container. */
const edges = (field: Locator) =>
  field.evaluate((element) => {
    const place =
      element.closest('fieldset, [data-inspector] > *')?.closest('[data-inspector] [class*="scroll"]') ??
      element.parentElement
    const [own, around] = [element.getBoundingClientRect(), (place as Element).getBoundingClientRect()]
    return { top: own.top - around.top, bottom: around.bottom - own.bottom, room: around.height }
  })

async function expectTouchTarget(button: Locator): Promise<void> {
  const box = await button.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
}

test('keeps what is typed into the settings visible above the on-screen keyboard, whatever appears above it', async ({
  page,
}) => {
  const frame = await openBuilder(page, 'academy', '/faq')
  const heading = frame.locator('#canvas-page').getByRole('heading').first()
  const box = await heading.boundingBox()
  if (!box) throw new Error('The heading is not on the canvas.')
  await page.touchscreen.tap(box.x + 40, box.y + box.height / 2)
  await page.getByRole('button', { name: 'Selection settings' }).tap()
  const field = panel(page).getByRole('textbox', { name: 'Text above the title', exact: true })
  await field.tap()
  // The window's height above an on-screen keyboard.
  await page.setViewportSize({ width: 390, height: 450 })
  await expect.poll(async () => (await edges(field)).room).toBeGreaterThan(110)
  await expect(field).toBeFocused()
  await expect.poll(async () => Math.min(...Object.values(await edges(field)))).toBeGreaterThanOrEqual(0)
  // A text missing in one of the languages is reported above the settings.
  await field.fill('')
  await expect(panel(page).getByRole('list', { name: 'Problems in this part' })).toBeVisible()
  await expect.poll(async () => Math.min(...Object.values(await edges(field)))).toBeGreaterThanOrEqual(0)
})

test('makes touch targets in the settings large enough', async ({ page }) => {
  await openBuilder(page, 'hora', '/consult')
  await page.getByRole('button', { name: 'Selection settings' }).tap()
  const pressed = panel(page).getByRole('button', { name: /TH \+ EN|, (TH|EN): |^Remove Share image/ })
  await expect(pressed.first()).toBeVisible()
  for (const button of await pressed.all()) await expectTouchTarget(button)
  await page.getByRole('button', { name: 'Outline', exact: true }).tap()
  const outline = page.getByRole('complementary', { name: 'Outline' })
  await outline.getByRole('textbox').fill('q')
  await expectTouchTarget(outline.getByRole('button', { name: /^Clear/ }))
})

test('previews the page in the whole window, without key hints', async ({ page }) => {
  await openBuilder(page, 'academy', '/faq')
  await page.getByRole('button', { name: 'Selection settings' }).tap()
  await expect(panel(page)).toBeVisible()
  await page.getByRole('button', { name: 'Preview page' }).tap()
  const note = page.getByRole('status').filter({ hasText: 'Previewing: the page works' })
  await expect(note.getByRole('button', { name: 'Back to editing' })).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
  await expect(note.getByText('Esc')).toBeHidden()
})

test('opens a page in the scheme that its visitors get', async ({ page }) => {
  const frame = await openBuilder(page, 'cafe', '/privacy')
  await expect(frame.locator('html')).toHaveAttribute('data-default-scheme', 'dark')
  await expect(frame.locator('html')).toHaveAttribute('data-scheme', 'dark')
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } })

  test('explains touch gestures in the first steps, without covering the pictures by the keyboard', async ({
    page,
  }) => {
    await openBuilder(page, 'hora', '/consult')
    const steps = page.getByRole('complementary', { name: 'Take the tour' })
    await expect(steps).toContainText('Tap a part to select it.')
    await steps.getByRole('button', { name: 'Next' }).tap()
    await expect(steps).toContainText('tap + where you want one')
    await steps.getByRole('button', { name: 'Skip the tour' }).tap()
    await page.getByRole('button', { name: 'Selection settings' }).tap()
    await panel(page).getByRole('button', { name: 'Change Share image' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await expect(dialog.getByRole('textbox', { name: 'Search names and alt text' })).not.toBeFocused()
  })
})
