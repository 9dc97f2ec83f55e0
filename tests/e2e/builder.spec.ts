import type { Frame, Locator, Page } from '@playwright/test'
import { siteUrl } from '../support/site-url'
import { expect, goTo, test } from './test'

test.use({ role: 'manager', viewport: { width: 1440, height: 900 } })

// Specs run in parallel on one gateway: each that edits has a separate page.

/** Opens the builder on a page and waits until its canvas is ready. */
async function openBuilder(page: Page, path: string, site = 'studio'): Promise<Frame> {
  await goTo(page, siteUrl(site, `${path}${path.includes('?') ? '&' : '?'}edit`))
  const canvas = page.frameLocator('main iframe')
  await expect(canvas.locator('#canvas-page [data-kind="block"]').first()).toBeAttached()
  const frame = page.frames().find((each) => each.url().includes('canvas'))
  if (!frame) throw new Error('There is no canvas.')
  return frame
}

/** Without it a new context inherits this spec's session. */
const nobody = { storageState: { cookies: [], origins: [] } }

const saved = (page: Page): Locator => page.getByText('Draft saved')

/** The centre of a block on the canvas, in the window's px. */
async function middleOf(frame: Frame, text: string): Promise<{ x: number; y: number; top: number; bottom: number }> {
  const element = frame.locator('#canvas-page').getByText(text, { exact: true }).first()
  await element.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await element.boundingBox()
  if (!box) throw new Error(`"${text}" is not on the canvas.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, top: box.y, bottom: box.y + box.height }
}

const headings = (frame: Frame) => frame.locator('#canvas-page').getByRole('heading').allInnerTexts()

test('shows its link only to managers, and sends others from its address to sign in', async ({ page, browser }) => {
  await goTo(page, siteUrl('studio', '/contact'))
  await page.getByRole('link', { name: 'Edit page' }).click()
  await expect(page.getByRole('application')).toBeVisible()

  const guest = await browser.newContext(nobody)
  const visit = await guest.newPage()
  await goTo(visit, siteUrl('studio', '/contact?edit'))
  await expect(visit.getByRole('application')).toHaveCount(0)
  await expect(visit).toHaveURL(siteUrl('studio', `/user/login?to=${encodeURIComponent('/contact?edit')}`))
  await expect(visit.locator('main')).toBeVisible()
  await expect(visit.getByRole('link', { name: 'Edit page' })).toHaveCount(0)
  await guest.close()
})

test('by mouse: cancels a drag with Escape, drags a block onto the page, edits and undoes it, and keeps the draft from visitors', async ({
  page,
  browser,
}) => {
  const frame = await openBuilder(page, '/contact')
  const [title = ''] = await headings(frame)
  const place = await middleOf(frame, title)
  const before = await frame.locator('#canvas-page').innerText()
  await page.mouse.move(place.x, place.y)
  await page.mouse.down()
  // It is selected on press, and stays so when the drag is cancelled.
  const chosen = page.locator('[data-look="chosen"]')
  await expect(chosen).toHaveAttribute('data-kind', 'block')
  const name = chosen.locator('> span')
  const what = (await name.textContent()) ?? ''
  await page.mouse.move(place.x, place.y + 200, { steps: 10 })
  await page.keyboard.press('Escape')
  // A person never releases the pointer in the moment of a key press.
  await page.waitForTimeout(120)
  await page.mouse.up()
  expect(await frame.locator('#canvas-page').innerText()).toBe(before)
  await expect(name).toHaveText(what)
  // A selected row is dragged by any block in it; a click selects the block again.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(chosen).toHaveAttribute('data-kind', 'row')
  // The drag may have scrolled the page, and a selection by key scrolls into view.
  let again = await middleOf(frame, title)
  await expect(async () => {
    const last = again
    await page.waitForTimeout(200)
    again = await middleOf(frame, title)
    expect(again).toEqual(last)
  }).toPass()
  await page.mouse.move(again.x, again.y)
  await page.mouse.down()
  await expect(page.getByRole('toolbar', { name: 'Selection tools' })).toBeVisible()
  await expect(chosen).toHaveAttribute('data-kind', 'row')
  await page.mouse.up()
  await expect(chosen).toHaveAttribute('data-kind', 'block')

  const source = page.locator('[data-palette="content/heading"]').first()
  await source.hover()
  // Before it is used, a preview shows it in this site's theme.
  await expect(
    page
      .locator('[data-block-preview="content/heading"]')
      .frameLocator('iframe')
      .getByText('Fresh from forty small farms'),
  ).toBeVisible()
  await page.mouse.down()
  await expect(page.locator('[data-block-preview]')).toHaveCount(0)
  await page.mouse.move(place.x, place.bottom + 60, { steps: 12 })
  await page.mouse.move(place.x, place.bottom - 4, { steps: 6 })
  await page.mouse.up()
  await expect.poll(() => headings(frame)).toContain('A heading')

  const fresh = await middleOf(frame, 'A heading')
  await page.mouse.dblclick(fresh.x, fresh.y)
  await page.keyboard.type('Written in place')
  await page.keyboard.press('Escape')
  await expect.poll(() => headings(frame)).toContain('Written in place')
  await expect(saved(page)).toBeVisible()

  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(() => headings(frame)).toContain('A heading')
  await page.getByRole('button', { name: /^Redo/ }).click()
  await expect.poll(() => headings(frame)).toContain('Written in place')
  await expect(saved(page)).toBeVisible()

  // Another person's browser: the draft is not published.
  const guest = await browser.newContext(nobody)
  const visit = await guest.newPage()
  await goTo(visit, siteUrl('studio', '/contact'))
  await expect(visit.getByText('Written in place')).toHaveCount(0)
  await guest.close()

  // The same person returns: the draft and its history are there.
  const later = await openBuilder(page, '/contact')
  await expect.poll(() => headings(later)).toContain('Written in place')
  await page.getByRole('button', { name: /^Undo/ }).click()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(() => headings(later)).not.toContain('A heading')
  await expect(saved(page)).toBeVisible()
})

test.describe('with all tools loaded', () => {
  test.use({ savesData: false })

  test('by keyboard: adds, moves, copies and deletes a block, and announces each', async ({ page }) => {
    const frame = await openBuilder(page, '/about')
    const before = await headings(frame)
    // All tools are loaded: their mark on the document must not take the page's keys.
    await expect(page.locator('html[data-parts="fetched"]')).toBeAttached()
    await page.getByRole('application').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.press('/')
    await page.getByRole('textbox', { name: 'Find a block to add' }).fill('quote')
    await page.keyboard.press('Enter')
    const quote = frame.locator('#canvas-page').getByText('A quote worth sharing.')
    await expect(quote).toHaveCount(1)

    await page.keyboard.press('ControlOrMeta+d')
    await expect(quote).toHaveCount(2)
    await page.keyboard.press('Alt+ArrowDown')
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /Moved to position \d+ of \d+/ })
        .first(),
    ).toBeAttached()
    await page.keyboard.press('Delete')
    await expect(quote).toHaveCount(1)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(quote).toHaveCount(2)
    for (let step = 0; step < 3; step++) await page.keyboard.press('ControlOrMeta+z')
    await expect(quote).toHaveCount(0)
    expect(await headings(frame)).toEqual(before)
    await expect(saved(page)).toBeVisible()
  })
})

test('pastes a copy on another site with new ids; refuses what is no part of a page with a message', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const frame = await openBuilder(page, '/brief')
  const [title = ''] = await headings(frame)
  const place = await middleOf(frame, title)
  await page.mouse.click(place.x, place.y)
  await page.keyboard.press('ControlOrMeta+c')
  await expect(page.getByText('Copied.')).toBeVisible()

  const other = await openBuilder(page, '/courses', 'academy')
  await page.getByRole('application').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ControlOrMeta+v')
  await expect.poll(() => headings(other)).toContain(title)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => headings(other)).not.toContain(title)

  await page.evaluate(() =>
    navigator.clipboard.writeText(
      '{"sitewright":"parts","format":1,"kind":"block","nodes":[{"__proto__":{"x":1},"type":"<script>"}]}',
    ),
  )
  await page.keyboard.press('ControlOrMeta+v')
  await expect(page.getByText('The copied content can’t be read as part of a page.')).toBeVisible()

  // Text from another program keeps its structure, and nothing else.
  await page.evaluate(() =>
    navigator.clipboard.write([
      new ClipboardItem({
        'text/plain': new Blob(['Fees'], { type: 'text/plain' }),
        'text/html': new Blob(
          ['<h1>Fees</h1><table><tr><td>Term</td><td>900</td></tr></table><img src="https://elsewhere.example/x.png">'],
          { type: 'text/html' },
        ),
      }),
    ]),
  )
  await page.keyboard.press('ControlOrMeta+v')
  const pasted = other.locator('#canvas-page .rich-text').filter({ hasText: 'Fees' })
  await expect(pasted.getByRole('heading', { level: 2 })).toHaveText('Fees')
  await expect(pasted.locator('img')).toHaveCount(0)
  // A table is edited in place: Tab goes to the next cell.
  await pasted.getByRole('cell', { name: 'Term' }).dblclick({ force: true })
  await expect(other.locator('.canvas-writing')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.type('1,200')
  // Choosing a page for a link by keyboard does not end text editing.
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: 'Address' })).toBeFocused()
  await page.keyboard.type('/teach')
  await expect(page.getByRole('option', { name: /\/teachers/ }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(other.locator('.canvas-writing')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pasted.getByRole('cell')).toHaveText(['Term', '1,200'])
  await expect(pasted.getByRole('link', { name: '1,200' })).toHaveAttribute('href', '/teachers')
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('lifts a block by a long press and drops it on the page; a short touch scrolls', async ({ page, context }) => {
    const frame = await openBuilder(page, '/creators')
    const screen = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      screen.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
      for (let step = 1; step <= 10; step++)
        await touch('touchMove', from.x + ((to.x - from.x) * step) / 10, from.y + ((to.y - from.y) * step) / 10)
    }
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const quote = page.locator('[data-palette="content/quote"]').first()
    await quote.scrollIntoViewIfNeeded()
    const box = await quote.boundingBox()
    if (!box) throw new Error('The palette does not show the block.')
    const from = { x: box.x + 20, y: box.y + 20 }
    await touch('touchStart', from.x, from.y)
    // Longer than the threshold between a press and a scroll.
    await page.waitForTimeout(500)
    await drag(from, { x: 195, y: 240 })
    await touch('touchEnd')
    await expect(frame.locator('#canvas-page').getByText('A quote worth sharing.')).toHaveCount(1)

    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const before = await frame.evaluate(() => scrollY)
    await touch('touchStart', 195, 500)
    await drag({ x: 195, y: 500 }, { x: 195, y: 250 })
    await touch('touchEnd')
    await expect.poll(() => frame.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(frame.locator('#canvas-page').getByText('A quote worth sharing.')).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeAttached()
  })
})
