import { brokenRules } from '@tests/support/axe'
import type { Frame, Locator, Page } from '@playwright/test'
import { makePicture } from '../support/picture'
import { siteUrl } from '../support/site-url'
import { asManager } from './as-manager'
import { openBuilder } from './in-builder'
import { expect, goTo, test } from './test'

// The recorder of a failed test reads local pictures, which the page's own policy rightly forbids.
const ofRecorder = /Connecting to 'blob:/
test.use({ role: 'manager', viewport: { width: 1440, height: 900 }, allowedConsoleErrors: ofRecorder })

// Specs run in parallel: those that save have separate pages.
const pictureOn = (frame: Frame, node = 'picture-c1-b1'): Locator => frame.locator(`[data-node="${node}"] img`).first()

/** Opens the picker for a page's picture, as a person does. */
async function openPicker(page: Page, frame: Frame, node?: string): Promise<Locator> {
  const picture = pictureOn(frame, node)
  await picture.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await picture.boundingBox()
  if (!box) throw new Error('The picture is not on the canvas.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  // The page has its own picture, whose settings are shown until those of the selection have loaded.
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

/** Gives the page an external file, by a drop or paste event. */
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

test('uploads a picture, describes, crops, inserts and publishes it; a guest sees it', async ({ page, browser }) => {
  const frame = await openBuilder(page, 'hora', '/about')
  const dialog = await openPicker(page, frame)
  // The picker opens at the field's current picture: in the theme's.
  await expect(dialog.getByRole('option', { selected: true })).toHaveAttribute('data-asset', 'observatory')
  await dialog.locator('input[type="file"]').setInputFiles(await file('กล้องดูดาว.jpg'))
  const sent = dialog.getByRole('option', { name: /กล้องดูดาว/ })
  await expect(sent).toHaveAttribute('aria-selected', 'true', { timeout: 30_000 })
  await isWhole(page)

  await dialog.getByLabel('Alt text, English').fill('A telescope at dusk')
  await dialog.getByLabel('Alt text, Thai').fill('กล้องดูดาวยามค่ำ')
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).focus()
  await expect(dialog.getByText('Saved')).toBeVisible()

  await dialog.getByRole('button', { name: 'Crop' }).click()
  await expect(dialog.getByRole('slider')).toBeFocused()
  await dialog.getByText('1:1').click()
  await isWhole(page)
  await dialog.getByRole('button', { name: 'Create cropped picture' }).click()
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

  test(
    'reports a dropped file without an answer and resends it automatically, then a pasted one',
    { tag: '@full' },
    async ({ page }) => {
      const frame = await openBuilder(page, 'hora', '/about')
      const dialog = await openPicker(page, frame)
      await page.route('**/_store/files/**', (route) => route.abort())
      await giveFile(page, dialog, 'drop', 'dropped.jpg')
      const tile = dialog.getByRole('list', { name: 'Uploads in progress' }).getByRole('listitem')
      await expect(tile).toContainText('No response. Trying again…')
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
    },
  )
})

test('by keyboard alone: finds, chooses, trashes and restores', { tag: '@full' }, async ({ page }) => {
  const frame = await openBuilder(page, 'cafe', '/wholesale')
  const dialog = await openPicker(page, frame, 'w-price-c2-b1')
  await dialog.locator('input[type="file"]').setInputFiles(await file('lonely-star.jpg'))
  await expect(dialog.getByRole('option', { name: 'lonely-star.jpg' })).toBeVisible({ timeout: 30_000 })

  await dialog.getByRole('textbox', { name: 'Search names and alt text' }).focus()
  await page.keyboard.type('lonely')
  await expect(dialog.getByRole('option')).toHaveCount(1)
  // Past the buttons to clear the search and to upload.
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
  await expect(dialog.getByText('No results for “lonely”.')).toBeVisible()
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

test('chooses one of several uploaded at once', { tag: '@full' }, async ({ page }) => {
  const frame = await openBuilder(page, 'hora', '/about')
  const dialog = await openPicker(page, frame)
  await dialog.locator('input[type="file"]').setInputFiles([await file('dusk.jpg'), await file('dawn.jpg')])
  await expect(dialog.getByRole('option', { name: /dusk|dawn/ })).toHaveCount(2, { timeout: 30_000 })
  await expect(dialog.getByRole('option', { selected: true, name: /dusk|dawn/ })).toHaveCount(1)
})

test('uploads and chooses several gallery pictures at once, in the order of the files', async ({ page }) => {
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
  // Some arrive sooner than others.
  const names = ['one.jpg', 'two.jpg', 'three.jpg']
  const rest = await Promise.all(names.slice(1).map(file))
  await dialog
    .locator('input[type="file"]')
    .setInputFiles([
      { name: 'one.jpg', mimeType: 'image/jpeg', buffer: await makePicture({ width: 2400, height: 1600 }) },
      ...rest,
    ])
  await expect(dialog.getByText('Selected: 3')).toBeVisible({ timeout: 30_000 })
  await isWhole(page)
  await dialog.getByRole('button', { name: 'Use 3 pictures' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('[data-inspector] [data-fold]').filter({ hasText: '.jpg' })).toHaveText(names)
  await expect(frame.locator('[data-node="photos"] img')).toHaveCount(3)
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(frame.locator('[data-node="photos"] img')).toHaveCount(2)

  // A file dropped on the gallery is added to it; the whole gallery is highlighted before.
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

test('reports a file that is no picture, and breaks nothing', async ({ page }) => {
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
  const refused = dialog.getByRole('list', { name: '3 files can’t be used' })
  await expect(refused.getByRole('listitem')).toHaveText([
    /page.jpg.*can’t be shown as a picture/,
    /nothing.png.*This file is empty/,
    /drawing.svg.*can’t be read/,
  ])
  await dialog.getByRole('button', { name: 'Remove all from the list' }).click()
  await expect(refused).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('chooses a picture of the theme by touch, its list and its details one after the other', async ({ page }) => {
    const frame = await openBuilder(page, 'hora', '/consult')
    const portrait = pictureOn(frame, 'kongphop-c1-b1')
    await portrait.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const box = await portrait.boundingBox()
    if (!box) throw new Error('The picture is not on the canvas.')
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    if ((await page.getByRole('button', { name: /^Change/ }).count()) === 0)
      await page.getByRole('button', { name: 'Selection settings' }).tap()
    await page
      .getByRole('button', { name: /^Change/ })
      .first()
      .tap()
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
    // To change it, the list opens first, with the field's value marked in it.
    await dialog.getByRole('option', { selected: true }).tap()
    await expect(dialog.getByRole('button', { name: 'Back to the list' })).toBeVisible()
    await isWhole(page)
    await dialog.getByRole('button', { name: 'Back to the list' }).tap()
    // The replaced view gets the focus: keyboards are used with phones too.
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
