import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brokenRules } from '@tests/support/axe'
import type { Locator, Page } from '@playwright/test'
import { makePicture } from '../support/picture'
import { expect, test } from './test'

test.use({ role: 'user' })

// Sara am as one code point and as two, which look alike; four-byte characters; names of maximum length.
const thai = 'บันทึกคำถาม.txt'
const decomposed = 'นํ้าตก.txt'
const emoji = '🎂 งานเลี้ยง 👨‍👩‍👧.png'
const long = `${'ยาวมาก'.repeat(41).slice(0, 251)}.txt`

const rowOf = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('grid').getByRole('row').filter({ hasText: name })
const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

async function makeFolder(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New', exact: true }).first().click()
  await page.getByRole('menuitem', { name: 'New folder' }).click()
  await page.getByLabel('Folder name').fill(name)
  await page.getByRole('button', { name: 'Create' }).click()
}

test('adds files to a folder, views, drags, moves by keyboard, renames, finds and restores them', async ({
  page,
  open,
}, info) => {
  await open('academy', '/user/filemanager')
  await page.getByRole('button', { name: 'List', exact: true }).click()
  const home = `คอร์ส ${Date.now()}`
  await makeFolder(page, home)
  await expect(page.getByText(`Created new folder: ${home} under Root`)).toBeVisible()
  await rowOf(page, home).dblclick()
  await expect(page.getByRole('navigation', { name: 'Path' }).getByText(home)).toBeVisible()
  await expect(page).toHaveURL(/folder=/)

  await page
    .locator('input[data-pick="files"]')
    .first()
    .setInputFiles([
      file(thai, 'สวัสดี\nconst answer = 42\n'),
      file(decomposed, 'b'),
      file(long, 'c'),
      { name: emoji, mimeType: 'image/png', buffer: await makePicture({ format: 'png' }) },
    ])
  await expect(rowOf(page, 'บันทึกคำถาม')).toBeVisible()
  await expect(rowOf(page, '🎂')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '4 items' })).toBeVisible()
  await expect(page.getByRole('grid').locator('[title^="ยาวมาก"]')).toHaveAttribute('title', /\.txt$/)

  await makeFolder(page, 'ย้ายมา')
  await expect(rowOf(page, 'ย้ายมา')).toBeVisible()
  await page.getByRole('grid').getByText('นํ้าตก').or(page.getByRole('grid').getByText('น้ำตก')).hover()
  await page.mouse.down()
  await rowOf(page, 'ย้ายมา').hover()
  await page.mouse.move(700, 400, { steps: 2 })
  await rowOf(page, 'ย้ายมา').hover()
  await page.mouse.up()
  await expect(page.getByRole('status').filter({ hasText: '4 items' })).toBeVisible()

  // From the desktop: a whole folder, dropped on one in the list.
  const trip = info.outputPath('ทริป')
  mkdirSync(join(trip, 'วันแรก'), { recursive: true })
  writeFileSync(join(trip, 'วันแรก', '🌊.txt'), 'sea')
  const target = await rowOf(page, 'ย้ายมา').boundingBox()
  if (!target) throw new Error('The folder has no place.')
  const desktop = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await desktop.send('Input.dispatchDragEvent', {
      type,
      x: target.x + 200,
      y: target.y + 15,
      data: { items: [], files: [trip], dragOperationsMask: 1 },
    })
  await expect(rowOf(page, 'ย้ายมา')).toContainText('2 items')
  await rowOf(page, 'ย้ายมา').click({ button: 'right' })
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download as zip' }).click(),
  ])
  expect(zip.suggestedFilename()).toBe('ย้ายมา.zip')
  const packed = readFileSync(await zip.path())
  for (const name of ['วันแรก/🌊.txt', '.txt']) expect(packed.includes(Buffer.from(name))).toBe(true)

  // Cut, open, paste: all by keyboard.
  await rowOf(page, '🎂').click()
  await page.keyboard.press('Control+x')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '2 items' })).toBeVisible()
  await page.keyboard.press('Control+v')
  await expect(rowOf(page, '🎂')).toBeVisible()
  const loaded: string[] = []
  page.on('request', (request) => request.url().includes('_payload.json') && loaded.push(request.url()))
  await page.goBack()
  await expect(rowOf(page, 'บันทึกคำถาม')).toBeVisible()
  // Moving between folders is no navigation: the document stays.
  expect(loaded).toEqual([])

  await rowOf(page, 'บันทึกคำถาม').click()
  await page.keyboard.press('F2')
  await page.keyboard.type('คำตอบ')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Renamed to: คำตอบ.txt')).toBeVisible()
  await rowOf(page, 'คำตอบ').click()
  await page.keyboard.press('Space')
  const preview = page.getByRole('dialog', { name: 'Preview of คำตอบ.txt' })
  await expect(preview.getByText('const answer = 42')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preview).toHaveCount(0)

  await page.keyboard.press('Delete')
  await expect(page.getByText('File "คำตอบ.txt" deleted successfully.')).toBeVisible()
  await expect(rowOf(page, 'คำตอบ')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(rowOf(page, 'คำตอบ')).toBeVisible()

  // Spelled the other way than the name.
  await page.getByRole('searchbox').fill('น้ำตก')
  await expect(rowOf(page, decomposed.replace('.txt', ''))).toContainText('/ย้ายมา')
  await page.getByRole('searchbox').fill('งานเลี้ยง')
  await expect(rowOf(page, '🎂')).toContainText('/ย้ายมา')
  await rowOf(page, '🎂').dblclick()
  await expect(page.getByRole('dialog').getByRole('img', { name: /งานเลี้ยง/ })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Zoom in' }).click()
  await expect(page.getByRole('dialog').getByText('140 %')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close preview' }).click()
  expect(await brokenRules(page, { of: 'main' })).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test(
    'opens by tap, selects by long press, and does the rest from the bottom bar',
    { tag: '@full' },
    async ({ page, open }) => {
      await open('academy', '/user/filemanager')
      const home = `มือถือ ${Date.now()}`
      await makeFolder(page, home)
      await page.getByRole('gridcell').filter({ hasText: home }).tap()
      await expect(page.getByText('This folder is empty')).toBeVisible()
      await page
        .locator('input[data-pick="files"]')
        .first()
        .setInputFiles([file('หนึ่ง.txt', '1'), file('สอง.txt', '2')])
      const one = page.getByRole('gridcell').filter({ hasText: 'หนึ่ง' })
      await expect(one).toBeVisible()
      await expect(page.getByRole('gridcell').filter({ hasText: 'สอง' })).toBeVisible()
      const box = await one.boundingBox()
      if (!box) throw new Error('The file has no place.')
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 3]
      const touch = (type: string) =>
        one.dispatchEvent(type, {
          pointerId: 5,
          pointerType: 'touch',
          clientX: x,
          clientY: y,
          isPrimary: true,
          bubbles: true,
        })
      await touch('pointerdown')
      await expect(page.getByRole('status').filter({ hasText: '1 selected' })).toBeVisible()
      await touch('pointerup')
      await page.getByRole('gridcell').filter({ hasText: 'สอง' }).tap()
      await expect(page.getByRole('status').filter({ hasText: '2 selected' })).toBeVisible()
      await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).tap()
      await expect(page.getByText('This folder is empty')).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).tap()
      await one.getByRole('button', { name: /^More options for/ }).tap()
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByRole('menuitem', { name: 'Rename' })).toBeVisible()
      await sheet.getByRole('menuitem', { name: 'Details' }).tap()
      await expect(page.getByRole('dialog', { name: 'Details' }).getByText('SHA-256')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      expect(await brokenRules(page, { of: 'dialog[open]' })).toEqual([])
    },
  )
})
