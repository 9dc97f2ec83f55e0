import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { Attachment } from '@schemas/files/entities/attachment'
import { FakeStore } from '@tests/support/fake-store'
import { BootProvider } from '../boot'
import { AttachmentField } from './attachment-field'

let root: Root
let store: FakeStore
const linked = vi.fn<(name: string) => Promise<unknown>>(() => Promise.resolve())
beforeEach(() => {
  store = new FakeStore()
  linked.mockReset().mockResolvedValue(undefined)
  // The store's gateway knows files of folders; those of rows are finished by a call of their own.
  vi.stubGlobal('fetch', (address: string, options?: { body?: string; signal?: AbortSignal }) =>
    address.includes('/api/attachment/finish')
      ? Promise.resolve(Response.json(madeOf(JSON.parse(String(options?.body)) as { id: string })))
      : store.fetch(address, options),
  )
  vi.stubGlobal('XMLHttpRequest', store.request)
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const madeOf = ({ id }: { id: string }): Attachment => ({
  id,
  name: store.uploads.get(id)?.name ?? 'file',
  size: 3,
  mimetype: 'text/plain',
  kind: 'text',
  dimensions: null,
  thumbnail: null,
  at: '2026-11-29T00:00:00Z',
  isOwn: true,
})

function Screen({ limit }: { limit: number }) {
  const [files, setFiles] = useState<readonly Attachment[]>([])
  return (
    <AttachmentField
      kind="task"
      limit={limit}
      files={files}
      onAdd={async (file) => {
        await linked(file.name)
        setFiles((before) => [...before, file])
      }}
      onRemove={({ id }) => setFiles((before) => before.filter((each) => each.id !== id))}
      onRestore={(file) => setFiles((before) => [...before, file])}
    />
  )
}
function show(limit = 20) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale: 'en' } as Boot}>
      <Screen limit={limit} />
    </BootProvider>,
  )
}

function drop(...names: string[]) {
  const data = new DataTransfer()
  for (const name of names) data.items.add(new File(['abc'], name, { type: 'text/plain' }))
  page
    .getByRole('group', { name: 'Files' })
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
}
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })

it('sends what is dropped, and removes it with a way back', async () => {
  show()
  await expect.element(page.getByRole('button', { name: 'Add files' })).toBeVisible()
  drop('plan.txt', 'list.txt')
  await expect.element(page.getByRole('button', { name: 'Download plan.txt' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Remove plan.txt' }).click()
  await expect.element(page.getByText('plan.txt was removed.')).toBeVisible()
  expect(row('plan.txt').elements()).toHaveLength(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('button', { name: 'Remove plan.txt' })).toBeVisible()
  expect(row('list.txt').elements()).toHaveLength(1)
})

it('shows the progress of each, and cancels one alone', async () => {
  let open = () => {}
  store.gate = new Promise((resolve) => (open = resolve))
  show()
  await expect.element(page.getByRole('button', { name: 'Add files' })).toBeVisible()
  drop('slow.txt', 'other.txt')
  await expect.element(page.getByRole('progressbar', { name: 'Progress of slow.txt' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel slow.txt' }).click()
  open()
  await expect.element(page.getByRole('button', { name: 'Remove other.txt' })).toBeVisible()
  expect(row('slow.txt').elements()).toHaveLength(0)
})

it('keeps a refused file with its reason, and tries it again', async () => {
  linked.mockRejectedValueOnce(new Error('This task is closed.'))
  show()
  await expect.element(page.getByRole('button', { name: 'Add files' })).toBeVisible()
  drop('a.txt')
  await expect.element(page.getByRole('alert').filter({ hasText: 'This task is closed.' })).toBeVisible()
  await page.getByRole('button', { name: 'Try a.txt again' }).click()
  await expect.element(page.getByRole('button', { name: 'Remove a.txt' })).toBeVisible()
  expect(page.getByRole('alert').elements()).toHaveLength(0)
})

it('takes no more than fit, and says how many did not', async () => {
  show(2)
  await expect.element(page.getByRole('button', { name: 'Add files' })).toBeVisible()
  drop('a.txt', 'b.txt', 'c.txt')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Up to 2 files can be added here. Not added: 1.')
  await expect.element(page.getByRole('button', { name: 'Remove b.txt' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add files' })).toBeDisabled()
})
