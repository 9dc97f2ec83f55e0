import { readFile } from 'node:fs/promises'
import { brokenRules } from '@tests/support/axe'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { itemAsset } from '@schemas/layout/item-asset'
import { ask } from '../support/hosts'
import { makePicture } from '../support/picture'
import { serve, type Served } from '../support/serve'
import { demoPassword, openSession } from '../support/sessions'
import { canvasOf } from './in-builder'
import { expect, goTo, test } from './test'

// Its own gateway: imports appear in the lists of every manager, and other specs are managers too.
test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 1024, height: 800 } })
test.setTimeout(180_000)

let served: Served
test.beforeAll(async () => {
  served = await serve({ isBrief: true })
  await makePage()
})
test.afterAll(() => served.remove())

const address = (site: string, path: string) => `http://${site}.localhost:${served.port}${path}`

/** A page of the academy with an uploaded picture and a saved section on it. */
async function makePage(): Promise<void> {
  const host = 'academy.localhost'
  const { session } = JSON.parse(
    (
      await ask(served.base, host, '/account/signin', {
        method: 'POST',
        body: { email: 'manager@academy.example', password: demoPassword },
      })
    ).text,
  ) as { session: { token: string } }
  const post = async <T>(path: string, body: object): Promise<T> => {
    const answer = await ask(served.base, host, path, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${session.token}` },
    })
    if (answer.status !== 200) throw new Error(answer.text)
    return JSON.parse(answer.text) as T
  }
  const bytes = await makePicture()
  const {
    upload,
    single: { address: to, headers },
  } = await post<{ upload: { id: string }; single: { address: string; headers: Record<string, string> } }>(
    '/api/files/start-upload',
    { parent: 'media', name: 'booth.jpg', size: bytes.length, type: 'image/jpeg' },
  )
  const put = await ask(served.base, host, to.slice(new URL(to).origin.length), { method: 'PUT', headers, body: bytes })
  if (put.status !== 200) throw new Error(`The store answered ${put.status}.`)
  const asset = itemAsset((await post<{ _id: string }>('/api/files/finish-upload', { id: upload.id }))._id)
  const row = (key: string, block: object) => ({
    id: `r${key}`,
    cells: [{ id: `c${key}`, blocks: [{ id: `b${key}`, version: 1, ...block }] }],
  })
  const section = await post<{ id: string }>('/api/editor/create-section', {
    title: 'Opening hours',
    rows: [row('1', { type: 'content/heading', props: { text: 'Nine to six', level: 2 } })],
  })
  const rows = [
    row('2', { type: 'content/heading', props: { text: 'The booth at the fair', level: 1 } }),
    row('3', { type: 'content/image', props: { image: { asset } } }),
    row('4', { type: 'site/section', props: { section: section.id } }),
  ]
  await post('/api/editor/create', {
    path: '/fair',
    title: { en: 'The fair', th: 'งานออกร้าน' },
    content: { format: 1, path: '/fair', title: 'The fair', views: { guest: { rows } } },
  })
}

async function manager(
  browser: Browser,
  site: string,
  role: 'manager' | 'admin' = 'manager',
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    viewport: { width: 1024, height: 800 },
    storageState: { cookies: [], origins: [] },
    acceptDownloads: true,
  })
  await context.addCookies([
    { name: 'lang', value: 'en', domain: `${site}.localhost`, path: '/' },
    await openSession(served.base, site, role),
  ])
  return { page: await context.newPage(), context }
}

async function openPages(page: Page, site: string, path: string): Promise<void> {
  await goTo(page, address(site, path))
  await canvasOf(page)
  await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Pages' }).click()
}

const fromMenu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'Import and export' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const checkAxe = async (page: Page) => {
  await expect(page.getByRole('dialog', { name: /./ })).toBeVisible()
  expect(await brokenRules(page, { but: 'iframe' })).toEqual([])
}

let file: { name: string; bytes: Buffer }

test('exports a page with its picture and section as one file, from its menu', async ({ browser }) => {
  const { page, context } = await manager(browser, 'academy')
  await openPages(page, 'academy', '/fair?edit=page:/fair')
  await page
    .getByRole('treeitem', { name: /The fair/ })
    .getByRole('button', { name: 'Actions for The fair' })
    .click()
  await page.getByRole('menuitem', { name: 'Export as a file' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { name: 'The fair' })).toBeChecked()
  await checkAxe(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export', exact: true }).click(),
  ])
  file = { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
  expect(file.name).toMatch(/^academy-fair-.*\.zip$/)
  await expect(dialog).toBeHidden()
  await context.close()
})

test('previews and imports it on another site as a draft hidden from visitors, and undoes the import', async ({
  browser,
}) => {
  const { page, context } = await manager(browser, 'market')
  await openPages(page, 'market', '/about?edit')
  await fromMenu(page, 'Import from a file…')
  const dialog = page.getByRole('dialog')
  await checkAxe(page)
  // Another kind of file is refused with a message, and another one can be chosen.
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{"notes":[]}') })
  await expect(dialog.getByRole('alert')).toHaveText('This file wasn’t exported from this system.')
  const data = await page.evaluateHandle(
    ({ base64, name }) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], name))
      return transfer
    },
    { base64: file.bytes.toString('base64'), name: file.name },
  )
  await dialog.getByText('Drop an exported file here').dispatchEvent('drop', { dataTransfer: data })

  await expect(
    dialog.getByRole('list', { name: 'In this file' }).getByRole('listitem').filter({ hasText: 'The fair' }),
  ).toContainText('new')
  await expect(dialog.getByText('Opening hours')).toBeVisible()
  await checkAxe(page)
  await page.keyboard.press('Enter')
  await expect(
    dialog.getByText('Imported 2 documents as drafts. Visitors won’t see them until you publish.'),
  ).toBeVisible()
  await expect(dialog.getByText('Pictures and files added: 1')).toBeVisible()
  await checkAxe(page)
  expect((await ask(served.base, 'market.localhost', '/fair')).status).toBe(404)
  await dialog.getByRole('button', { name: 'Open The fair' }).click()
  await page.waitForURL(/edit=page:\/fair/)
  const canvas = await canvasOf(page)
  await expect(canvas.getByRole('heading', { name: 'The booth at the fair' })).toBeVisible()
  await expect(canvas.getByText('Nine to six')).toBeVisible()
  await expect(canvas.locator('img').first()).toHaveJSProperty('complete', true)

  // Once more: it exists already, and can be imported as a copy.
  await openPages(page, 'market', '/about?edit')
  await fromMenu(page, 'Import from a file…')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: file.name, mimeType: 'application/zip', buffer: file.bytes })
  await expect(
    dialog.getByText('Everything in this file is already on this site. There’s nothing to import.'),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await context.close()
})

test('undoes an import as a whole, and imports a copy at a free address', { tag: '@full' }, async ({ browser }) => {
  const { page, context } = await manager(browser, 'studio')
  await openPages(page, 'studio', '/about?edit')
  await fromMenu(page, 'Import from a file…')
  const dialog = page.getByRole('dialog')
  const choose = () =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: file.name, mimeType: 'application/zip', buffer: file.bytes })
  await choose()
  await dialog.getByRole('combobox', { name: 'What to do with The fair' }).click()
  await page.getByRole('option', { name: 'Use another address' }).click()
  const own = dialog.getByRole('textbox', { name: 'Address of the copy' })
  await own.fill('/about')
  await expect(dialog.getByText('Another page already uses this address.')).toBeVisible()
  await own.fill('/our-fair')
  await dialog.getByRole('button', { name: 'Import 2 documents' }).click()
  await expect(dialog.getByText('/our-fair')).toBeVisible()
  await expect(page.getByRole('treeitem', { name: /our-fair/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Undo import' }).click()
  await expect(dialog).toBeHidden()
  await expect(
    page.getByText('Import undone. Items it created are in the trash, and items it replaced are back as they were.'),
  ).toBeVisible()
  await expect(page.getByRole('tree', { name: 'Trash' }).getByRole('treeitem', { name: /our-fair/ })).toBeVisible()
  await context.close()
})

test('undoes an import later, where the next one starts', { tag: '@full' }, async ({ browser }) => {
  const { page, context } = await manager(browser, 'studio')
  await openPages(page, 'studio', '/about?edit')
  await fromMenu(page, 'Import from a file…')
  const dialog = page.getByRole('dialog')
  const lately = dialog.getByRole('list', { name: 'Recent imports' })
  // The last test's import, which was undone.
  await expect(lately.getByRole('listitem').filter({ hasText: 'undone' })).toHaveCount(1)
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: file.name, mimeType: 'application/zip', buffer: file.bytes })
  await dialog.getByRole('button', { name: 'Import 2 documents' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
  await fromMenu(page, 'Import from a file…')
  await lately.getByRole('button', { name: /^Undo the import of The fair, Opening hours/ }).click()
  await expect(
    page.getByText('Import undone. Items it created are in the trash, and items it replaced are back as they were.'),
  ).toBeVisible()
  await expect(lately.getByRole('listitem').filter({ hasText: 'undone' })).toHaveCount(2)
  await checkAxe(page)
  await page.keyboard.press('Escape')
  await expect(
    page
      .getByRole('tree', { name: 'Trash' })
      .getByRole('treeitem', { name: /The fair/ })
      .first(),
  ).toBeVisible()
  await context.close()
})

test(
  'exports the whole site as an admin, from the list of all actions and without the mouse',
  { tag: '@full' },
  async ({ browser }) => {
    const { page, context } = await manager(browser, 'academy', 'admin')
    await goTo(page, address('academy', '/about?edit'))
    await canvasOf(page)
    await page.keyboard.press('ControlOrMeta+K')
    await expect(page.getByPlaceholder('What do you want to do?')).toBeFocused()
    await page.keyboard.type('whole site')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('radio', { name: 'Published, as visitors see it now' })).toBeChecked()
    await checkAxe(page)
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    expect(download.suggestedFilename()).toMatch(/^academy-site-.*\.(?:zip|json)$/)
    expect((await readFile(await download.path())).length).toBeGreaterThan(10_000)
    await context.close()
  },
)
