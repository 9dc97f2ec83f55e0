import { brokenRules } from '@tests/support/axe'
import type { Frame, Locator, Page } from '@playwright/test'
import { makePicture } from '../support/picture'
import { siteUrl } from '../support/site-url'
import { asManager } from './as-manager'
import { openBuilder } from './in-builder'
import { expect, goTo, test } from './test'

// The recorder of a failed test reads the pictures of this device; the page's own policy rightly forbids it.
const ofRecorder = /Connecting to 'blob:/
test.use({ role: 'manager', viewport: { width: 1440, height: 900 }, allowedConsoleErrors: ofRecorder })

// Specs run beside each other: those that save have a page of their own.
const pictureOn = (frame: Frame, node = 'picture-c1-b1'): Locator => frame.locator(`[data-node="${node}"] img`).first()

/** Opens the picker for the picture of a page, as a person does. */
async function openPicker(page: Page, frame: Frame, node?: string): Promise<Locator> {
  const picture = pictureOn(frame, node)
  await picture.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await picture.boundingBox()
  if (!box) throw new Error('The picture is not on the canvas.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  // The page has a picture of its own, whose settings stand there until those of what is chosen have come.
  await expect(page.locator('[data-inspector]').getByRole('tab', { name: 'Style' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Change/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  await expect(dialog.getByRole('option').first()).toBeVisible()
  return dialog
}

const file = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await makePicture() })
const isWhole = async (page: Page) => expect(await brokenRules(page, { of: '[role="dialog"]' })).toEqual([])

/** Gives the page a file from outside, by the event that a drop or a paste is. */
async function giveFile(
  page: Page,
  target: Locator,
  kind: 'dragover' | 'drop' | 'paste',
  name: string,
  at: { clientX?: number; clientY?: number } = {},
): Promise<void> {
  const bytes = [...(await makePicture())]
  const data = await page.evaluateHandle(
    ([granted, called]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(granted as number[])], called as string, { type: 'image/jpeg' }))
      return transfer
    },
    [bytes, name] as const,
  )
  if (kind !== 'paste')
    for (const event of kind === 'drop' ? ['dragenter', 'dragover', 'drop'] : ['dragover'])
      await target.dispatchEvent(event, { dataTransfer: data, ...at })
  else
    await target.evaluate(
      (each, clipboardData) =>
        each.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })),
      data,
    )
}

test('a picture is sent, said, cut, put on the page and published; a guest sees it', async ({ page, browser }) => {
  const frame = await openBuilder(page, 'hora', '/about')
  const dialog = await openPicker(page, frame)
  // The picker opens where the picture of the field is: with the theme's.
  await expect(dialog.getByRole('option', { selected: true })).toHaveAttribute('data-asset', 'observatory')
  await dialog.locator('input[type="file"]').setInputFiles(await file('กล้องดูดาว.jpg'))
  const sent = dialog.getByRole('option', { name: /กล้องดูดาว/ })
  await expect(sent).toHaveAttribute('aria-selected', 'true', { timeout: 30_000 })
  await isWhole(page)

  await dialog.getByLabel('Alternative text, English').fill('A telescope at dusk')
  await dialog.getByLabel('Alternative text, Thai').fill('กล้องดูดาวยามค่ำ')
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).focus()
  await expect(dialog.getByText('Saved')).toBeVisible()

  await dialog.getByRole('button', { name: 'Crop' }).click()
  await expect(dialog.getByRole('slider')).toBeFocused()
  await dialog.getByText('1:1').click()
  await isWhole(page)
  await dialog.getByRole('button', { name: 'Make a picture of it' }).click()
  await expect(dialog.getByRole('option', { name: /\(part\)/ })).toHaveAttribute('aria-selected', 'true', {
    timeout: 30_000,
  })
  await expect(dialog.getByText(/400 × 400 px/)).toBeVisible()
  await dialog.getByRole('slider', { name: 'Focal point' }).focus()
  for (let step = 0; step < 3; step++) await page.keyboard.press('Shift+ArrowRight')
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(dialog).toBeHidden()
  await expect(pictureOn(frame)).toHaveAttribute('src', /\/_store\/public\/hora\//)
  await expect(pictureOn(frame)).toHaveAttribute('alt', 'A telescope at dusk')
  await expect(pictureOn(frame)).toHaveCSS('object-position', '80% 50%')

  await page.getByRole('button', { name: 'Publish' }).click()
  const publishing = page.getByRole('dialog')
  await publishing.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(publishing.getByText('Visitors see it now.')).toBeVisible()
  const guest = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const visit = await guest.newPage()
  await goTo(visit, siteUrl('hora', '/about?lang=th'))
  const shown = visit.getByRole('img', { name: 'กล้องดูดาวยามค่ำ' })
  await shown.scrollIntoViewIfNeeded()
  await expect.poll(() => shown.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
  await guest.close()
})

test.describe('when the connection breaks', () => {
  test.use({ allowedConsoleErrors: new RegExp(`${ofRecorder.source}|ERR_FAILED|Failed to load resource`) })

  test('a file that was dropped says that there is no answer and is sent again by itself; a pasted one follows', async ({
    page,
  }) => {
    const frame = await openBuilder(page, 'hora', '/about')
    const dialog = await openPicker(page, frame)
    await page.route('**/_store/files/**', (route) => route.abort())
    await giveFile(page, dialog, 'drop', 'dropped.jpg')
    const tile = dialog.getByRole('list', { name: 'Files on their way' }).getByRole('listitem')
    await expect(tile).toContainText('No answer. Trying again…')
    await isWhole(page)
    await page.unroute('**/_store/files/**')
    await expect(dialog.getByRole('option', { name: 'dropped.jpg' })).toBeVisible({ timeout: 30_000 })
    await expect(tile).toHaveCount(0)

    await giveFile(page, dialog, 'paste', 'pasted.jpg')
    await expect(dialog.getByRole('option', { name: 'pasted.jpg' })).toHaveAttribute('aria-selected', 'true', {
      timeout: 30_000,
    })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
})

test('by keyboard alone: found, chosen, thrown away, brought back', async ({ page }) => {
  const frame = await openBuilder(page, 'cafe', '/wholesale')
  const dialog = await openPicker(page, frame, 'w-price-c2-b1')
  await dialog.locator('input[type="file"]').setInputFiles(await file('lonely-star.jpg'))
  await expect(dialog.getByRole('option', { name: 'lonely-star.jpg' })).toBeVisible({ timeout: 30_000 })

  await dialog.getByRole('textbox', { name: 'Search names and words' }).focus()
  await page.keyboard.type('lonely')
  await expect(dialog.getByRole('option')).toHaveCount(1)
  // Past the button that clears the search, and the one that uploads.
  for (
    let step = 0;
    step < 6 &&
    !(await dialog
      .getByRole('option')
      .first()
      .evaluate((each) => each === document.activeElement));
    step++
  )
    await page.keyboard.press('Tab')
  await expect(dialog.getByRole('option')).toBeFocused()
  await page.keyboard.press('Space')
  await dialog.getByRole('button', { name: 'Move to trash' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Nothing fits “lonely”.')).toBeVisible()
  await dialog.getByText('Trash', { exact: true }).click()
  await dialog.getByRole('option', { name: 'lonely-star.jpg' }).focus()
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('button', { name: 'Use this picture' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Restore' }).focus()
  await page.keyboard.press('Enter')
  const back = dialog.getByRole('listbox', { name: 'Uploaded' }).getByRole('option', { name: 'lonely-star.jpg' })
  await expect(back).toHaveAttribute('aria-selected', 'true')
  await back.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(pictureOn(frame, 'w-price-c2-b1')).toHaveAttribute('src', /\/_store\/public\/cafe\//)
})

test('of several that are sent at once one is chosen', async ({ page }) => {
  const frame = await openBuilder(page, 'hora', '/about')
  const dialog = await openPicker(page, frame)
  await dialog.locator('input[type="file"]').setInputFiles([await file('dusk.jpg'), await file('dawn.jpg')])
  await expect(dialog.getByRole('option', { name: /dusk|dawn/ })).toHaveCount(2, { timeout: 30_000 })
  await expect(dialog.getByRole('option', { selected: true, name: /dusk|dawn/ })).toHaveCount(1)
})

test('pictures of a gallery are sent and chosen at once, in the order of the files', async ({ page }) => {
  const path = '/photos-at-once'
  const post = await asManager('cafe')
  const gallery = {
    id: 'photos',
    type: 'content/gallery',
    version: 1,
    props: { images: [{ thumbnail: { asset: 'sample-1' } }, { thumbnail: { asset: 'sample-2' } }] },
  }
  await post('/api/editor/create', {
    path,
    title: 'Photos',
    content: {
      format: 1,
      path,
      title: 'Photos',
      views: { guest: { rows: [{ id: 'row', cells: [{ id: 'cell', blocks: [gallery] }] }] } },
    },
  })
  const frame = await openBuilder(page, 'cafe', `${path}?edit`)
  await pictureOn(frame, 'photos').waitFor()
  await page.getByRole('application').focus()
  for (const key of ['ArrowDown', 'Enter', 'Enter']) await page.keyboard.press(key)
  await page.getByRole('button', { name: 'Add to Pictures' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose pictures' })
  // Some come sooner than others.
  const names = ['one.jpg', 'two.jpg', 'three.jpg']
  const rest = await Promise.all(names.slice(1).map(file))
  await dialog
    .locator('input[type="file"]')
    .setInputFiles([
      { name: 'one.jpg', mimeType: 'image/jpeg', buffer: await makePicture({ width: 2400, height: 1600 }) },
      ...rest,
    ])
  await expect(dialog.getByText('Chosen: 3')).toBeVisible({ timeout: 30_000 })
  await isWhole(page)
  await dialog.getByRole('button', { name: 'Use 3 pictures' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('[data-inspector] [data-fold]').filter({ hasText: '.jpg' })).toHaveText(names)
  await expect(frame.locator('[data-node="photos"] img')).toHaveCount(3)
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(frame.locator('[data-node="photos"] img')).toHaveCount(2)

  // What is dropped on the gallery goes into it, and is marked as a whole before.
  const box = await pictureOn(frame, 'photos').boundingBox()
  if (!box) throw new Error('The gallery is not on the canvas.')
  const [canvas, middle] = [
    page.locator('[data-surface="canvas"]'),
    { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 },
  ]
  await expect(async () => {
    await giveFile(page, canvas, 'dragover', 'four.jpg', middle)
    await expect(page.locator('[data-drop-line][data-into="photos"]')).toBeVisible({ timeout: 500 })
  }).toPass()
  await giveFile(page, canvas, 'drop', 'four.jpg', middle)
  await expect(frame.locator('[data-node="photos"] img')).toHaveCount(1)
  await expect(page.locator('[data-inspector] [data-fold]').filter({ hasText: '.jpg' })).toHaveText(['four.jpg'])
})

test('what is no picture says so, and nothing breaks', async ({ page }) => {
  const frame = await openBuilder(page, 'hora', '/about')
  const dialog = await openPicker(page, frame)
  await dialog.locator('input[type="file"]').setInputFiles([
    { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html><script>alert(1)</script>') },
    {
      name: 'drawing.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
    { name: 'nothing.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
  ])
  const tiles = dialog.getByRole('list', { name: 'Files on their way' })
  await expect(tiles.getByRole('alert')).toHaveText([
    /not a picture that can be shown/,
    /SVG drawings/,
    'This file is empty.',
  ])
  await tiles.getByRole('button', { name: 'Take drawing.svg off the list' }).click()
  await expect(tiles.getByRole('listitem')).toHaveCount(2)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a picture of the theme is chosen by touch, its list and its details one after the other', async ({ page }) => {
    const frame = await openBuilder(page, 'hora', '/consult')
    const portrait = pictureOn(frame, 'kongphop-c1-b1')
    await portrait.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const box = await portrait.boundingBox()
    if (!box) throw new Error('The picture is not on the canvas.')
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    if ((await page.getByRole('button', { name: /^Change/ }).count()) === 0)
      await page.getByRole('button', { name: 'Settings of the selection' }).tap()
    await page
      .getByRole('button', { name: /^Change/ })
      .first()
      .tap()
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
    // Another one is wanted: the list comes first, and what the field has is marked in it.
    await dialog.getByRole('option', { selected: true }).tap()
    await expect(dialog.getByRole('button', { name: 'Back to the list' })).toBeVisible()
    await isWhole(page)
    await dialog.getByRole('button', { name: 'Back to the list' }).tap()
    // What took the place of the other has the focus: a keyboard is on a phone's table too.
    await expect(dialog.locator('[data-asset]:focus')).toBeVisible()
    await dialog.getByRole('option', { name: /observatory/ }).tap()
    await expect(dialog.getByRole('button', { name: 'Back to the list' })).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    )
    await dialog.getByRole('button', { name: 'Use this picture' }).tap()
    await expect(dialog).toBeHidden()
    await expect(portrait).toHaveAttribute('src', /observatory/)
  })
})
