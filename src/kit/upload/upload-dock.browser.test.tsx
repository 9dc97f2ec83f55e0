import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FakeStore } from '@tests/support/fake-store'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '../boot'
import { OverlayHost } from '../ui/overlay/overlay-host'
import { useShowsLink } from './dock-state'
import { UploadDock } from './upload-dock'
import { uploads, useUploads } from './uploads'

let root: Root
let store: FakeStore
beforeEach(() => {
  store = new FakeStore()
  vi.stubGlobal('fetch', store.fetch)
  vi.stubGlobal('XMLHttpRequest', store.request)
})
afterEach(() => {
  uploads.cancelAll()
  root.unmount()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function Shown({ link }: { link: string }) {
  useShowsLink(link)
  return null
}
function show(link = 'none') {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale: 'en', session: { role: 'user' } } as Boot}>
      <Shown link={link} />
      <UploadDock />
      <OverlayHost />
    </BootProvider>,
  )
}
const names = () => useUploads.getState().entries.map(({ name }) => name)
const file = (name: string) => ({ file: new File(['x'], name, { lastModified: 1 }) })
const dock = page.getByRole('region', { name: 'Uploads' })

it('asks before "Close" discards retryable failures, and leaves entries shown elsewhere', async () => {
  show('code')
  store.refuse = (name) => (name === 'good.txt' || name === 'guest.txt' ? undefined : 507)
  uploads.add([file('good.txt'), file('full.txt')], { parent: 'mine' })
  uploads.add([file('guest.txt')], { parent: 'code', link: 'code' })
  await vi.waitFor(
    () => expect(useUploads.getState().entries.map(({ state }) => state)).toEqual(['done', 'failed', 'done']),
    { timeout: 5000 },
  )
  await dock.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep them' }).click()
  await vi.waitFor(() => expect(names()).toEqual(['full.txt', 'guest.txt']))
  expect(store.calls).not.toContain('cancel-upload')
  await dock.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await vi.waitFor(() => expect(names()).toEqual(['guest.txt']))
  await vi.waitFor(() => expect(store.calls).toContain('cancel-upload'))
})

it('sends a changed file after it was chosen again', async () => {
  show()
  store.refuse = () => 507
  const [id = ''] = uploads.add([file('notes.txt')], { parent: 'mine' })
  await expect.element(dock.getByText(/Storage is full/)).toBeVisible()
  uploads.giveFile(id, file('else.txt'))
  await expect.element(dock.getByRole('button', { name: 'Choose the file: notes.txt' })).toBeVisible()
  uploads.giveFile(id, { file: new File(['changed'], 'notes.txt', { lastModified: 2 }) })
  store.refuse = () => undefined
  await dock.getByRole('button', { name: 'Upload the changed file: notes.txt' }).click()
  await expect.element(dock.getByText(/Uploaded/)).toBeVisible()
  expect([...store.uploads.values()].at(-1)).toMatchObject({ name: 'notes.txt', size: 7, state: 'done' })
})
