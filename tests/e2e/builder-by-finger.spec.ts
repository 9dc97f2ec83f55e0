import type { Locator, Page } from '@playwright/test'
import { openBuilder } from './in-builder'
import { expect, test } from './test'

test.use({ role: 'admin', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const panel = (page: Page) => page.getByRole('complementary', { name: 'Settings of the selection' })

/** Its upper and lower edge, and those of the place that it is scrolled in. */
const edges = (field: Locator) =>
  field.evaluate((element) => {
    const place = element.closest('fieldset, [data-inspector] > *')?.closest('[data-inspector] [class*="scroll"]') ?? element.parentElement
    const [own, around] = [element.getBoundingClientRect(), (place as Element).getBoundingClientRect()]
    return { top: own.top - around.top, bottom: around.bottom - own.bottom, room: around.height }
  })

test('what is typed into the settings stays in sight above the keyboard, whatever comes above it', async ({ page }) => {
  const frame = await openBuilder(page, 'academy', '/faq')
  const heading = frame.locator('#canvas-page').getByRole('heading').first()
  const box = await heading.boundingBox()
  if (!box) throw new Error('The heading is not on the canvas.')
  await page.touchscreen.tap(box.x + 40, box.y + box.height / 2)
  await page.getByRole('button', { name: 'Settings of the selection' }).tap()
  const field = panel(page).getByRole('textbox', { name: 'Line above the title', exact: true })
  await field.tap()
  // What a keyboard leaves of the window.
  await page.setViewportSize({ width: 390, height: 450 })
  await expect.poll(async () => (await edges(field)).room).toBeGreaterThan(110)
  await expect(field).toBeFocused()
  await expect.poll(async () => Math.min(...Object.values(await edges(field)))).toBeGreaterThanOrEqual(0)
  // A text that one of the languages lacks is said above the settings.
  await field.fill('')
  await expect(panel(page).getByRole('list', { name: 'Problems of this part' })).toBeVisible()
  await expect.poll(async () => Math.min(...Object.values(await edges(field)))).toBeGreaterThanOrEqual(0)
})

test('a page opens in the scheme that its visitors get', async ({ page }) => {
  const frame = await openBuilder(page, 'cafe', '/privacy')
  await expect(frame.locator('html')).toHaveAttribute('data-default-scheme', 'dark')
  await expect(frame.locator('html')).toHaveAttribute('data-scheme', 'dark')
})
