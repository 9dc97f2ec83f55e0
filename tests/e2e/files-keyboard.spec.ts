import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { unzip } from '../support/zip'
import { expect, goTo, test } from './test'

// The gateway refuses a taken name, which the browser logs.
test.use({ role: 'user', allowedConsoleErrors: /409 \(Conflict\)/ })

// Sara am as two code points and as one, which look alike; four-byte characters; names of maximum length.
const decomposed = 'นํ้าตก.txt'
const composed = 'น้ำตก.txt'
const emoji = '🎂 งานเลี้ยง.txt'
const long = `${'ยาวมาก'.repeat(42).slice(0, 251)}.txt`
const password = 'ต้มยำ 7 ชาม'

const isFocused = (element: Locator) =>
  element.evaluateAll((found) => found.some((each) => each.contains(document.activeElement)))

/** Presses Tab until an element has the focus, as people without a mouse do. */
async function tabTo(page: Page, element: Locator, key = 'Tab'): Promise<void> {
  await expect(element).toBeVisible()
  for (let step = 0; step < 150; step++) {
    if (await isFocused(element)) return
    await page.keyboard.press(key)
  }
  throw new Error(`Nobody comes to ${element.toString()} by ${key}.`)
}

async function press(page: Page, element: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, element)
  await page.keyboard.press(key)
}

/** Chooses an item of an open menu by the first letters of its name. */
async function chooseAct(page: Page, typed: string): Promise<void> {
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  // Letters typed before it has the focus are the button's.
  await expect.poll(() => isFocused(menu)).toBe(true)
  await page.keyboard.type(typed)
  await page.keyboard.press('Enter')
}

async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(text)
}

test('by keyboard alone: makes and fills a folder, resolves a name, moves a file, shares it with a password, downloads it as a guest, and ends the link', async ({
  page,
  open,
  browser,
}) => {
  test.slow()
  // A browser's native file dialog cannot be answered here; the fallback can.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showOpenFilePicker'))
  await open('academy', '/user/filemanager')
  const home = `Keys ${Date.now()} คีย์บอร์ด`
  const grid = page.getByRole('grid')
  const inList = (name: string | RegExp) => grid.locator('[data-index]').filter({ hasText: name })
  const newMenu = page.getByRole('button', { name: 'New', exact: true }).first()

  await press(page, newMenu)
  await chooseAct(page, 'new f')
  await write(page, page.getByLabel('Folder name'), home)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Created new folder: ${home} under Root`)).toBeVisible()
  // It is selected in the list, so Enter opens it.
  await expect(inList(home)).toHaveAttribute('aria-selected', 'true')
  await press(page, grid)
  await expect(page.getByText('This folder is empty')).toBeVisible()

  const upload = async (...names: string[]) => {
    await tabTo(page, newMenu, 'Shift+Tab')
    await page.keyboard.press('Enter')
    const fileChooser = page.waitForEvent('filechooser')
    await chooseAct(page, 'upload fi')
    await (
      await fileChooser
    ).setFiles(names.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`ใน ${name.slice(0, 4)}`) })))
  }
  await upload(decomposed, emoji, long)
  await expect(page.getByRole('status').filter({ hasText: '3 items' })).toBeVisible({ timeout: 30_000 })
  await upload(composed)
  await press(page, page.getByRole('group', { name: /น้ำตก/ }).getByRole('button', { name: 'Keep both' }))
  await expect(inList('น้ำตก (1)')).toBeVisible({ timeout: 30_000 })

  await tabTo(page, grid, 'Shift+Tab')
  await page.keyboard.press('Alt+n')
  await write(page, page.getByLabel('Folder name'), 'ปลายทาง')
  await page.keyboard.press('Enter')
  await expect(inList('ปลายทาง')).toHaveAttribute('aria-selected', 'true')
  await tabTo(page, grid)
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  const moved = (await grid.locator('[aria-selected="true"] [title]').first().getAttribute('title')) ?? ''
  await page.keyboard.press('Shift+F10')
  await chooseAct(page, 'move')
  const moving = page.getByRole('dialog')
  await tabTo(page, moving.getByRole('tree'))
  for (const [name, key] of [
    [home, 'ArrowRight'],
    ['ปลายทาง', 'Enter'],
  ] as const) {
    const folder = moving.getByRole('treeitem', { name })
    await expect(folder).toBeVisible()
    for (let step = 0; step < 100 && !(await isFocused(folder)); step++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press(key)
  }
  await press(page, moving.getByRole('button', { name: 'Move to “ปลายทาง”' }))
  await expect(page.getByText(`Moved “${moved}” to ปลายทาง`)).toBeVisible()

  // One level up, the folder just left is selected.
  await tabTo(page, grid)
  await page.keyboard.press('Alt+ArrowUp')
  await expect(inList(home)).toHaveAttribute('aria-selected', 'true')
  await tabTo(page, grid)
  await page.keyboard.press('Shift+F10')
  await chooseAct(page, 'share')
  const sharing = page.getByRole('dialog')
  await press(page, sharing.getByRole('checkbox', { name: /Require a password/ }), 'Space')
  await write(page, sharing.getByLabel('Password', { exact: true }), password)
  await page.keyboard.press('Enter')
  await expect(sharing.getByText('Link created.')).toBeVisible()
  const address = await sharing.getByLabel('Link', { exact: true }).inputValue()

  // A guest, on a screen as narrow as a phone's.
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, acceptDownloads: true })
  const guest = await phone.newPage()
  await goTo(guest, `${address}?lang=en`)
  await write(guest, guest.getByLabel('Password', { exact: true }), password)
  await guest.keyboard.press('Enter')
  await expect(guest.getByRole('heading', { name: home })).toBeVisible()
  await press(guest, guest.getByRole('link', { name: 'ปลายทาง' }))
  await press(guest, guest.getByRole('button', { name: moved, exact: true }))
  await expect(guest.getByRole('dialog')).toContainText('ใน ')
  await guest.keyboard.press('Escape')
  await expect(guest.getByRole('dialog')).toHaveCount(0)
  await press(guest, guest.getByRole('navigation', { name: 'Current location' }).getByRole('link').first())
  const all = guest.getByRole('button', { name: 'Download all' })
  await tabTo(guest, all)
  const [zip] = await Promise.all([guest.waitForEvent('download'), guest.keyboard.press('Enter')])
  const held = await unzip(await readFile(await zip.path()))
  const inside = (name: string) =>
    (name.normalize() === moved.normalize() ? `${home}/ปลายทาง/${name}` : `${home}/${name}`).normalize()
  expect(
    [...held.keys()]
      .map((name) => name.normalize())
      .filter((name) => !name.endsWith('/'))
      .toSorted(),
  ).toEqual([decomposed, emoji, long, 'น้ำตก (1).txt'].map(inside).toSorted())

  await press(page, sharing.getByRole('button', { name: 'Revoke' }))
  await expect(sharing.getByRole('group').getByRole('alert')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(sharing.getByRole('button', { name: 'Create link' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sharing).toHaveCount(0)
  await guest.reload()
  await expect(guest.getByRole('heading', { name: 'This link doesn’t work' })).toBeAttached()
  await phone.close()
})
