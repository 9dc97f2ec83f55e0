import { brokenRules } from '@tests/support/axe'
import type { Page } from '@playwright/test'
import { openBuilder } from './in-builder'
import { expect, lookedAtIn, test } from './test'

test.use({ role: 'manager', viewport: { width: 1024, height: 768 } })

for (const language of lookedAtIn('th'))
  test.describe(language, () => {
    test.use({ language })
    test('shows the first steps once, without taking the focus; Escape ends them, and they can be reopened', async ({
      page,
    }) => {
      const name = language === 'th' ? 'เริ่มต้นใช้งาน' : 'Take the tour'
      const steps = page.getByRole('complementary', { name })
      await openBuilder(page, 'cafe', '/privacy')
      await expect(steps).toBeVisible()
      expect(await steps.evaluate((each) => each.contains(document.activeElement))).toBe(false)
      expect(await brokenRules(page, { but: 'iframe' })).toEqual([])
      expect(await crowdedIn(page, 'header')).toEqual([])
      const next = steps.getByRole('button', { name: language === 'th' ? 'ถัดไป' : 'Next' })
      await next.focus()
      for (let step = 0; step < 4; step++) await page.keyboard.press('Enter')
      await expect(steps.getByRole('button', { name: language === 'th' ? 'เริ่มเลย' : 'Start' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(steps).toBeHidden()
      // Their button went with them: the page gets the next key.
      await expect(page.getByRole('application')).toBeFocused()

      await openBuilder(page, 'cafe', '/privacy')
      await expect(steps).toBeHidden()
      await page.keyboard.press('ControlOrMeta+k')
      await page.getByRole('option', { name }).click()
      await expect(steps).toBeVisible()

      await page.keyboard.press('ControlOrMeta+k')
      await page.getByRole('option', { name: language === 'th' ? 'แป้นพิมพ์และเมาส์' : 'Keyboard and mouse' }).click()
      await expect(page.getByRole('dialog').getByText('Ctrl+Shift+P')).toBeVisible()
      expect(await brokenRules(page, { of: '[role="dialog"]' })).toEqual([])
    })
  })

/** Names of a bar's items that overlap others or leave the window. */
const crowdedIn = (page: Page, bar: string) =>
  page
    .locator(bar)
    .first()
    .evaluate((element) => {
      const parts = [...element.querySelectorAll('button, a, label, strong, [role="status"]')].map((part) => ({
        part,
        name: part.getAttribute('aria-label') || part.textContent?.trim() || part.tagName,
        box: part.getBoundingClientRect(),
      }))
      return parts
        .filter(({ box }) => box.width > 0)
        .flatMap(({ part, name, box }, index, all) => {
          const over = all
            .slice(index + 1)
            .find(
              (other) =>
                !part.contains(other.part) &&
                Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
                Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
            )
          return [
            ...(over ? [`${name} and ${over.name}`] : []),
            ...(box.left < 0 || box.right > innerWidth || box.bottom > innerHeight
              ? [`${name} beyond the window`]
              : []),
          ]
        })
    })

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true })

  test('keeps the first steps off what they explain: the settings open, work and close next to them', async ({
    page,
  }) => {
    await openBuilder(page, 'cafe', '/privacy')
    const steps = page.getByRole('complementary', { name: 'Take the tour' })
    await expect(steps).toBeVisible()
    const settings = page.getByRole('button', { name: 'Selection settings' })
    const panel = page.getByRole('complementary', { name: 'Selection settings' })
    for (const isOpen of [true, false]) {
      await settings.tap()
      await expect(panel).toHaveCount(isOpen ? 1 : 0)
      const [card, ...others] = await Promise.all(
        [steps, settings, ...(isOpen ? [panel] : []), page.locator('[data-tour="panels"]')].map((each) =>
          each.boundingBox(),
        ),
      )
      for (const box of others) expect(Boolean(card && box) && areApart(card as Box, box as Box)).toBe(true)
    }
  })
})

type Box = { x: number; y: number; width: number; height: number }
const areApart = (one: Box, other: Box) =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y

test('previews the page as of another day', async ({ page }) => {
  const frame = await openBuilder(page, 'cafe', '/branches')
  const title = frame.locator('#canvas-page').getByRole('heading').first()
  await page.getByRole('application').focus()
  await page.keyboard.press('/')
  await page.getByRole('textbox', { name: 'Find a block to add' }).fill('quote')
  await page.keyboard.press('Enter')
  const quote = frame.locator('#canvas-page').getByText('A quote worth sharing.')
  await expect(quote).toHaveCount(1)
  await page.getByRole('tab', { name: 'Visibility' }).click()
  await page.getByLabel('From', { exact: true }).fill('2031-02-03T10:00')
  await expect(quote).toHaveCount(0)

  await page.getByRole('button', { name: 'View on date: Now' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /3 February 2031/ })
    .click()
  await expect(quote).toHaveCount(1)
  await page.getByRole('dialog').getByLabel('Date and time').fill('2031-02-03T09:59')
  await expect(quote).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to now' }).click()
  await expect(page.getByRole('button', { name: 'View on date: Now' })).toBeVisible()
  await expect(title).toBeVisible()
})

test('edits a text in both languages side by side, on the page and in the settings', async ({ page }) => {
  const frame = await openBuilder(page, 'cafe', '/beans')
  await page.getByRole('application').focus()
  await page.keyboard.press('/')
  await page.getByRole('textbox', { name: 'Find a block to add' }).fill('heading')
  await page.keyboard.press('Enter')
  const heading = frame.locator('#canvas-page').getByRole('heading', { name: 'A heading' })
  const box = await heading.boundingBox()
  if (!box) throw new Error('The heading is not on the canvas.')
  await page.mouse.dblclick(box.x + 30, box.y + box.height / 2)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Side by side')
  await page.getByRole('button', { name: 'Add Thai' }).click()
  // Asking for it focuses that field, not the selection on the page; the keyboard switches back and forth, and typing
  // continues.
  const thai = page.getByRole('textbox', { name: 'Text in Thai' })
  await expect(thai).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(thai).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('เคียงกัน')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await page.keyboard.press('Escape')
  await expect(thai).toBeHidden()
  await expect(frame.locator('#canvas-page').getByRole('heading', { name: 'Side by side!' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Heading, Thai' })).toHaveValue('เคียงกัน')

  // Missing text is marked at its field, and in the list of problems.
  await page.getByRole('textbox', { name: 'Heading, Thai' }).fill('')
  await expect(page.getByRole('textbox', { name: 'Heading, Thai. No Thai text yet' })).toBeVisible()
  await page.getByRole('button', { name: /^Show the problems/ }).click()
  await page
    .getByRole('complementary', { name: 'Problems' })
    .getByText(/^Missing translations/)
    .click()
  await page
    .getByRole('complementary', { name: 'Problems' })
    .getByRole('button', { name: /No Thai text yet/ })
    .click()
  await expect(page.getByRole('textbox', { name: /^Heading, Thai/ })).toBeFocused()
})
