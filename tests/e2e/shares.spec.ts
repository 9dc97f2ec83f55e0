import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { brokenRules } from '@tests/support/axe'
import type { Cookie, Page } from '@playwright/test'
import { ask } from '../support/hosts'
import { makePicture } from '../support/picture'
import { demoSessions } from '../support/sessions'
import { gatewayBase } from '../support/site-url'
import { unzip } from '../support/zip'
import { expect, goTo, test } from './test'

const site = 'academy'
const host = `${site}.localhost`
const password = 'ต้มยำ 7 ชาม'

/** A person's files, made by the calls of the real screens. */
async function filesOf({ value, domain }: Cookie) {
  const { token } = (await ask(gatewayBase(), domain, '/account/session', { cookies: { _account: value } })).json<{
    token: string
  }>()
  const post = async <T>(path: string, body: unknown) => {
    const answer = await ask(gatewayBase(), domain, path, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token}` },
    })
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`)
    return answer.json<T>()
  }
  return {
    folder: async (name: string, parent = 'mine') =>
      (await post<{ folderID: string }>('/filemanager/new_folder', { name, parent })).folderID,
    file: async (name: string, bytes: Buffer, type: string, parent: string) => {
      const { upload, single } = await post<{
        upload: { id: string }
        single: { address: string; headers: Record<string, string> }
      }>('/api/files/start-upload', { name, size: bytes.length, type, parent })
      const { pathname, search } = new URL(single.address)
      await ask(gatewayBase(), domain, pathname + search, { method: 'PUT', body: bytes, headers: single.headers })
      return post<{ _id: string }>('/api/files/finish-upload', { id: upload.id })
    },
    share: async (itemId: string, options: object = {}) =>
      (
        await post<{ share: { id: string; address: string } }>('/filemanager/share', {
          itemId,
          isShare: true,
          ...options,
        })
      ).share,
    revoke: (id: string) => post('/api/share/revoke', { id }),
  }
}

const userOf = () => demoSessions().user.find((cookie) => cookie.domain === host) as Cookie
const isWhole = async (page: Page) => expect(await brokenRules(page)).toEqual([])

test.describe('shared folder', () => {
  test.use({ role: 'user', viewport: { width: 1280, height: 900 } })

  test('asks for its owner’s password, shows nothing before it, and downloads as a zip on a phone', async ({
    page,
    open,
    browser,
  }) => {
    const files = await filesOf(userOf())
    const name = `ทริปภูเก็ต ${crypto.randomUUID().slice(0, 6)}`
    const top = await files.folder(name)
    const inner = await files.folder('วันแรก', top)
    await files.file('แผนเดินทาง.txt', Buffer.from('ตื่นตีห้า'), 'text/plain', inner)
    await files.file('ชายหาด 🏖️.jpg', await makePicture(), 'image/jpeg', top)
    const { address } = await files.share(top)

    await open(site, '/user/shares')
    await page.getByRole('button', { name: `Manage the link to ${name}` }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Link', { exact: true })).toHaveValue(address)
    await dialog.getByLabel('Require a password').check()
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByLabel('Link expires').selectOption('In 7 days')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Share options set successfully')).toBeVisible()
    await isWhole(page)

    const phone = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      acceptDownloads: true,
    })
    const guest = await phone.newPage()
    await goTo(guest, `${address}?lang=en`)
    await expect(guest.getByRole('heading', { name: 'This link is password-protected' })).toBeVisible()
    expect(await guest.content()).not.toContain('ทริปภูเก็ต')
    await isWhole(guest)
    await guest.getByLabel('Password', { exact: true }).fill('a guess')
    await guest.getByRole('button', { name: 'Open' }).tap()
    await expect(guest.getByText('Incorrect password.')).toBeVisible()
    await guest.getByLabel('Password', { exact: true }).fill(password)
    await guest.getByRole('button', { name: 'Open' }).tap()
    await expect(guest.getByRole('heading', { name })).toBeVisible()
    await expect(guest.locator('img[src*="thumbnail"]')).toHaveJSProperty('complete', true)
    await isWhole(guest)

    await guest.getByRole('link', { name: 'วันแรก' }).tap()
    await expect(guest.getByRole('navigation', { name: 'Current location' })).toContainText('วันแรก')
    await guest.getByRole('button', { name: 'แผนเดินทาง.txt' }).tap()
    await expect(guest.getByRole('dialog')).toContainText('ตื่นตีห้า')
    await guest.getByRole('button', { name: 'Close' }).tap()
    await guest.goBack()
    await expect(guest.getByRole('button', { name: 'ชายหาด 🏖️.jpg' })).toBeVisible()
    await guest.getByPlaceholder('Search this folder').fill('แผน')
    await expect(guest.getByRole('button', { name: /แผนเดินทาง.txt/ })).toBeVisible()

    const [download] = await Promise.all([
      guest.waitForEvent('download'),
      guest.getByRole('button', { name: 'Download all' }).tap(),
    ])
    expect(download.suggestedFilename()).toBe(`${name}.zip`)
    const held = await unzip(await readFile(await download.path()))
    expect([...held.keys()].toSorted()).toEqual([`${name}/ชายหาด 🏖️.jpg`, `${name}/วันแรก/แผนเดินทาง.txt`].toSorted())
    expect(held.get(`${name}/วันแรก/แผนเดินทาง.txt`)?.toString()).toBe('ตื่นตีห้า')
    expect(await guest.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await phone.close()

    await dialog.getByRole('button', { name: 'Link activity' }).click()
    await expect(dialog.getByText('Wrong password')).toBeVisible()
    await expect(dialog.getByText('Downloaded as zip')).toBeVisible()
  })

  test(
    'accepts visitors’ uploads, also after a reload, and ends when its owner says so',
    { tag: '@full' },
    async ({ browser }, info) => {
      const files = await filesOf(userOf())
      const top = await files.folder(`ส่งการบ้าน ${crypto.randomUUID().slice(0, 6)}`)
      const { address, id } = await files.share(top, { permissions: { read: true, create: true } })
      const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
      const guest = await phone.newPage()
      await goTo(guest, `${address}?lang=en`)
      await expect(guest.getByRole('button', { name: 'Upload files here' })).toBeVisible()
      const choose = (file: string) => guest.locator('input[data-pick="files"]').first().setInputFiles(file)
      const line = (name: string) =>
        guest.getByRole('list', { name: 'Uploads in progress' }).getByRole('listitem').filter({ hasText: name })
      const [note, large] = [info.outputPath('การบ้าน.txt'), info.outputPath('ใหญ่.bin')]
      writeFileSync(note, 'หนึ่ง')
      writeFileSync(large, Buffer.alloc(6_000_000, 7))
      await choose(note)
      await expect(line('การบ้าน.txt')).toContainText('Uploaded')
      await expect(guest.getByRole('button', { name: 'การบ้าน.txt', exact: true })).toBeVisible()
      // The second part hangs until the page is left; what arrived of the first is not sent again.
      const sent: string[] = []
      guest.on(
        'requestfinished',
        (request) =>
          request.method() === 'PUT' && sent.push(new URL(request.url()).searchParams.get('partNumber') ?? 'whole'),
      )
      // Not by removing the route, which would release the hanging request before the page is left.
      let isCut = true
      await guest.route(/partNumber=2/, (route) => (isCut ? undefined : route.continue()))
      await choose(large)
      await expect.poll(() => sent).toEqual(['1'])
      guest.once('dialog', (dialog) => void dialog.accept())
      await guest.reload()
      isCut = false
      await expect(line('ใหญ่.bin')).toContainText('Choose the file again to continue.')
      await isWhole(guest)
      await line('ใหญ่.bin').locator('input[data-pick="files"]').setInputFiles(large)
      await expect(line('ใหญ่.bin')).toContainText('Uploaded', { timeout: 30_000 })
      await expect.poll(() => sent).toEqual(['1', '2'])
      await expect(guest.getByRole('button', { name: 'ใหญ่.bin', exact: true })).toBeVisible()
      await files.revoke(id)
      await guest.reload()
      await expect(guest.getByRole('heading', { name: 'This link doesn’t work' })).toBeAttached()
      await phone.close()
    },
  )
})

test('passes axe for shares on every site: a folder and a file, one in the light and one in the dark scheme', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const bytes = await makePicture()
  const broken: string[] = []
  const visitor = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  const guest = await visitor.newPage()
  for (const [at, owner] of demoSessions().user.entries()) {
    const files = await filesOf(owner)
    const top = await files.folder(`ให้ดู ${crypto.randomUUID().slice(0, 6)}`)
    await files.folder('ข้างใน', top)
    await files.file('คำอธิบาย.txt', Buffer.from('อ่านก่อน'), 'text/plain', top)
    const { _id } = await files.file('ภาพ.jpg', bytes, 'image/jpeg', top)
    const shares = [await files.share(top, { permissions: { read: true, create: true } }), await files.share(_id)]
    for (const [nth, { address }] of shares.entries())
      for (const colorScheme of process.env.TEST_FULL === '1'
        ? (['light', 'dark'] as const)
        : ([(at + nth) % 2 === 0 ? 'light' : 'dark'] as const)) {
        // Colours are switched first: an element checked during the transition has neither scheme's.
        await guest.emulateMedia({ colorScheme })
        await goTo(guest, address)
        await expect(guest.getByText('ภาพ.jpg').first()).toBeVisible()
        broken.push(...(await brokenRules(guest)).map((rule) => `${address} ${colorScheme}: ${rule}`))
      }
  }
  await visitor.close()
  expect(broken).toEqual([])
})
