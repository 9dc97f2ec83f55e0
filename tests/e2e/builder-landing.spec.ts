import type { Browser, Page } from '@playwright/test'
import { siteUrl } from '../support/site-url'
import { canvasOf, openBuilder, readAsGuest, write } from './in-builder'
import { expect, test } from './test'

// A page from its creation to what a guest reads in another browser, by each of the three input methods.
test.use({ role: 'manager', viewport: { width: 1440, height: 900 } })

const canvas = (page: Page) => page.frameLocator('iframe[src$="?canvas"]').first().locator('#canvas-page')

async function made(page: Page, path: string) {
  await page.waitForURL(`**${path}?edit=page:${path}`)
  const frame = await canvasOf(page)
  await expect(canvas(page).getByText('This page is empty')).toBeVisible()
  return frame
}

async function isReadByGuests(page: Page, browser: Browser, path: string, text: string) {
  await expect(page.getByRole('dialog').getByText('Visitors see it now.')).toBeVisible()
  expect(await readAsGuest(browser, siteUrl('studio', `${path}?lang=en`))).toContain(text)
}

test('by mouse', async ({ page, browser }) => {
  await openBuilder(page, 'studio', '/about')
  await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Pages' }).click()
  await page.getByRole('complementary', { name: 'Pages' }).getByRole('button', { name: 'New page' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Spring offer')
  await page.getByRole('dialog').getByRole('button', { name: 'Create and open' }).click()
  const frame = await made(page, '/spring-offer')
  // A beginner's hint is as large as other text, though the page is scaled down.
  const shown =
    ((await page.locator('iframe[src$="?canvas"]').first().boundingBox())?.width ?? 0) /
    (await frame.evaluate(() => innerWidth))
  expect(shown).toBeLessThan(0.9)
  expect(
    (await canvas(page)
      .getByText('Drag a block here')
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))) * shown,
  ).toBeCloseTo(13, 0)

  const drag = async (type: string) => {
    await page.locator(`[data-palette="${type}"]`).first().hover()
    await page.mouse.down()
    const box = await canvas(page).boundingBox()
    if (!box) throw new Error('The page has no size.')
    const [x, bottom] = [box.x + box.width / 2, box.y + box.height]
    await page.mouse.move(x, bottom - 40, { steps: 12 })
    await page.mouse.move(x, bottom - 6, { steps: 6 })
    await page.mouse.up()
  }
  await drag('content/heading')
  await expect(canvas(page).getByRole('heading')).toHaveText(['A heading'])
  await drag('content/quote')
  await expect(canvas(page).getByText('A quote worth sharing.')).toBeVisible()
  await write(page, frame, 'A heading', 'Spring, half the price')
  // What is only sample text cannot be published.
  await write(page, frame, 'A quote worth sharing.', 'My garden never looked better.')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await isReadByGuests(page, browser, '/spring-offer', 'Spring, half the price')
})

test('by keyboard', { tag: '@full' }, async ({ page, browser }) => {
  await openBuilder(page, 'studio', '/about')
  const action = async (name: string) => {
    await page.keyboard.press('ControlOrMeta+k')
    // Types at once: text typed before the list appears is not lost.
    await page.keyboard.type(name)
    await expect(page.getByRole('dialog', { name: 'All actions' }).getByRole('option').first()).toHaveText(
      new RegExp(name, 'i'),
    )
    await page.keyboard.press('Enter')
  }
  await action('new page')
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Autumn offer')
  await page.keyboard.press('Enter')
  await made(page, '/autumn-offer')

  await page.getByRole('application').focus()
  for (const name of ['heading', 'quote']) {
    await page.keyboard.press('/')
    await expect(page.getByRole('textbox', { name: 'Find a block to add' })).toBeFocused()
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
  }
  await expect(canvas(page).getByText('A quote worth sharing.')).toBeVisible()
  // What is only sample text cannot be published.
  await page.keyboard.press('F2')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('My garden never looked better.')
  await page.keyboard.press('Escape')
  // The quote's own column and row lie between.
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('F2')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Autumn, half the price')
  await page.keyboard.press('Escape')
  await expect(canvas(page).getByRole('heading')).toHaveText(['Autumn, half the price'])
  await action('publish')
  const press = async (name: string) => {
    const button = page.getByRole('dialog').getByRole('button', { name, exact: true })
    await expect(button).toBeEnabled()
    while (!(await button.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
  // The quote's author is sample text as well.
  await press('Remove it')
  await press('Publish')
  await isReadByGuests(page, browser, '/autumn-offer', 'Autumn, half the price')
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('on a phone', { tag: '@full' }, async ({ page, browser }) => {
    await openBuilder(page, 'studio', '/about')
    await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Pages' }).tap()
    await page.getByRole('complementary', { name: 'Pages' }).getByRole('button', { name: 'New page' }).tap()
    await page.getByRole('dialog').getByLabel('Title').fill('Winter offer')
    await page.getByRole('dialog').getByRole('button', { name: 'Create and open' }).tap()
    await made(page, '/winter-offer')
    await canvas(page).getByText('This page is empty').tap()
    await page.getByRole('textbox', { name: 'Find a block to add' }).fill('heading')
    await page
      .getByRole('option', { name: /Heading/ })
      .first()
      .tap()
    await expect(canvas(page).getByRole('heading')).toHaveText(['A heading'])
    await page.getByRole('button', { name: 'Settings' }).tap()
    await page
      .getByRole('complementary', { name: 'Settings' })
      .getByLabel('Heading', { exact: true })
      .fill('Winter, half the price')
    await expect(canvas(page).getByRole('heading')).toHaveText(['Winter, half the price'])
    await page.getByRole('button', { name: 'Publish' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).tap()
    await isReadByGuests(page, browser, '/winter-offer', 'Winter, half the price')
  })
})
