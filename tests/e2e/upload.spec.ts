import { mkdirSync, writeFileSync } from 'node:fs'
import { brokenRules } from '@tests/support/axe'
import type { Page, Route, TestInfo } from '@playwright/test'
import { expect, isAlive, test } from './test'

// Taken names, cut connections: the browser logs both.
test.use({ role: 'user', allowedConsoleErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ })

const part = 5_242_880
/** Longest time for a file to arrive on a busy machine. */
const arrives = { timeout: 30_000 }
const whole = async (page: Page, of: string) => expect(await brokenRules(page, { of })).toEqual([])
const choose = (page: Page, files: string | string[]) =>
  page.locator('input[data-pick="files"]').first().setInputFiles(files)
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Uploads in progress' }).getByRole('listitem').filter({ hasText: name })

function makeFile(info: TestInfo, name: string, bytes: number): string {
  const path = info.outputPath(name)
  writeFileSync(path, Buffer.alloc(bytes, 7))
  return path
}

/** A separate folder: specs run in parallel, as the same person. */
async function newFolder(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New folder' }).click()
  const dialog = page.getByRole('dialog', { name: 'New folder' })
  await dialog.getByRole('textbox').fill(name)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('radio', { name })).toBeChecked()
}

test('waits for a connection, pauses, and resumes an upload after a reload with the parts in the store', async ({
  page,
  open,
  context,
}, info) => {
  const film = makeFile(info, 'ภาพยนตร์.mp4', part * 3 + 100)
  await open('academy', '/user/upload')
  await newFolder(page, 'Films of a spec')

  await context.setOffline(true)
  await choose(page, makeFile(info, 'note.txt', 12))
  await expect(row(page, 'note.txt')).toContainText('Offline. Continues when you are back online.')
  await context.setOffline(false)
  await expect(row(page, 'note.txt')).toContainText('Uploaded', arrives)

  // The first two parts get through, the others hang.
  const parts: string[] = []
  const partOf = (url: string) => new URL(url).searchParams.get('partNumber')
  page.on('requestfinished', (request) => {
    const number = request.method() === 'PUT' && partOf(request.url())
    if (number) parts.push(number)
  })
  const hanging: Route[] = []
  await page.route(/\/_store\/.*partNumber=[34]/, (route) => void hanging.push(route))
  await choose(page, film)
  await expect(row(page, 'ภาพยนตร์.mp4')).toContainText('10 MB of 15 MB', arrives)
  expect(hanging.length).toBe(2)
  await row(page, 'ภาพยนตร์.mp4').getByRole('button', { name: 'Pause ภาพยนตร์.mp4' }).click()
  await expect(row(page, 'ภาพยนตร์.mp4')).toContainText('Paused')
  await whole(page, 'main')
  await row(page, 'ภาพยนตร์.mp4').getByRole('button', { name: 'Resume ภาพยนตร์.mp4' }).click()
  await expect.poll(() => hanging.length).toBe(4)

  // The browser reports them a moment later, and none any more once the page is gone.
  await expect.poll(() => parts.toSorted()).toEqual(['1', '2'])
  const confirmDialog = page.waitForEvent('dialog')
  const reloaded = page.reload()
  const dialog = await confirmDialog
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await reloaded
  await isAlive(page)
  await expect(row(page, 'ภาพยนตร์.mp4')).toContainText('Choose the file again to continue.')
  await page.unrouteAll()
  expect(parts.sort()).toEqual(['1', '2'])
  await row(page, 'ภาพยนตร์.mp4').locator('input[data-pick="files"]').setInputFiles(film)
  await expect(row(page, 'ภาพยนตร์.mp4')).toContainText('Uploaded', arrives)
  expect(parts.sort()).toEqual(['1', '2', '3', '4'])
  await page.getByRole('radio', { name: 'Films of a spec' }).check({ force: true })
  await expect(page.getByRole('region', { name: 'Latest in “Films of a spec”' }).getByRole('listitem')).toHaveCount(2)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test(
    'uploads a folder with its subfolders, asks about taken names, keeps the dock on other pages, and drops cancelled files',
    { tag: '@full' },
    async ({ page, open }, info) => {
      await open('academy', '/user/upload')
      await page.getByRole('button', { name: /My files · Private/ }).click()
      await newFolder(page, 'Trip of a spec')
      const folder = info.outputPath('Trip')
      mkdirSync(`${folder}/Day 1`, { recursive: true })
      for (const name of ['a.txt', 'Day 1/🌊.txt', '.DS_Store']) writeFileSync(`${folder}/${name}`, name)
      await page.locator('input[data-pick="folder"]').setInputFiles(folder)
      await expect(row(page, '🌊.txt')).toContainText('Uploaded', arrives)
      await expect(row(page, 'a.txt')).toContainText('Uploaded', arrives)
      await expect(page.getByRole('list', { name: 'Uploads in progress' }).getByRole('listitem')).toHaveCount(2)
      await page.getByRole('button', { name: 'Show the folders in Trip of a spec' }).click()
      await expect(page.getByRole('radio', { name: 'Trip', exact: true })).toBeAttached()

      const [one, two] = [makeFile(info, 'one.txt', 3), makeFile(info, 'two.txt', 3)]
      await choose(page, [one, two])
      for (const name of ['one.txt', 'two.txt']) await expect(row(page, name)).toContainText('Uploaded', arrives)
      await page.getByRole('button', { name: 'Clear finished' }).click()
      await choose(page, [one, two])
      await expect(row(page, 'one.txt')).toContainText('A file with this name already exists.')
      await row(page, 'one.txt').getByRole('button', { name: 'Skip' }).click()
      await expect(row(page, 'one.txt')).toContainText('Skipped')
      await row(page, 'two.txt').getByRole('button', { name: 'Keep both' }).click()
      // It is shown under its current name.
      await expect(row(page, 'two (1).txt')).toContainText('Uploaded', arrives)
      await expect(page.getByRole('region', { name: /^Latest/ })).toContainText('two (1).txt')

      await page.route(/\/_store\//, (route) => (route.request().method() === 'PUT' ? undefined : route.continue()))
      await choose(page, makeFile(info, 'three.txt', 3))
      await expect(row(page, 'three.txt')).toContainText('0 B of 3 B')
      await page
        .getByRole('banner')
        .getByRole('link', { name: /Tawan Academy/ })
        .click()
      await expect(page).not.toHaveURL(/upload/)
      const dock = page.getByRole('region', { name: 'Uploads' })
      await expect(dock).toContainText('three.txt')
      await whole(page, '[aria-label="Uploads"]')
      await dock.getByRole('button', { name: 'Minimise' }).last().click()
      await expect(dock.getByRole('listitem')).toHaveCount(0)
      await dock.getByRole('button', { name: 'Show all' }).last().click()
      await dock.getByRole('button', { name: 'Cancel three.txt' }).click()
      await expect(row(page, 'three.txt')).toHaveCount(0)
      await dock.getByRole('button', { name: 'Close' }).click()
      await expect(dock).toHaveCount(0)
    },
  )
})
