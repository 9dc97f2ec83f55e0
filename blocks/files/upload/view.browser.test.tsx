import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FakeStore } from '@tests/support/fake-store'
import type { Boot } from '@schemas/boot'
import { BootProvider, PageProvider } from '@kit/boot'
import { OverlayHost } from '@kit/ui/overlay/overlay-host'
import { uploads, useUploads } from '@kit/upload/uploads'
import { queryClient } from '@kit/use-call'
import { type Props, schema } from './schema'
import { View } from './view'

const part = 5_242_880
let root: Root
let store: FakeStore
beforeEach(async () => {
  await page.viewport(1200, 900)
  store = new FakeStore()
  // Requests of the parts around the queue are not under test.
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    /usage|list|folder_structure/.test(address)
      ? new Promise(() => {})
      : store.fetch(address, init as { body?: string }),
  )
  vi.stubGlobal('XMLHttpRequest', store.request)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider
      boot={
        {
          locale: 'en',
          session: { role: 'user', userID: 'p' },
          space: { timeZone: 'Asia/Bangkok' },
          routes: [] as unknown,
        } as Boot
      }
    >
      <PageProvider payload={{ query: {} } as never}>
        <View {...({ blockId: 'b', ...schema.props.parse({}) } as unknown as Props)} />
      </PageProvider>
      <OverlayHost />
    </BootProvider>,
  )
  await vi.waitFor(() => page.getByRole('button', { name: 'Choose files' }).element())
})
afterEach(() => {
  uploads.cancelAll()
  root.unmount()
  queryClient().clear()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const entries = () => useUploads.getState().entries
const sent = () => [...store.uploads.values()].map(({ name, mode, state }) => [name, mode, state])
const field = (kind: string) => document.querySelector<HTMLInputElement>(`input[data-pick="${kind}"]`)
function give(kind: string, ...files: File[]) {
  const carried = new DataTransfer()
  for (const file of files) carried.items.add(file)
  const input = field(kind) as HTMLInputElement
  input.files = carried.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

it('accepts pasted files and camera shots, in the chosen mode', async () => {
  await expect.element(page.getByRole('radio', { name: /^Public/ })).not.toBeChecked()
  await page.getByRole('radio', { name: /^Public/ }).click()
  const pasted = new DataTransfer()
  pasted.items.add(new File(['a copied picture'], 'image.png', { type: 'image/png' }))
  document.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: pasted }))
  await vi.waitFor(() => expect(sent()).toEqual([[expect.not.stringMatching(/^image\.png$/), 'public', 'done']]), {
    timeout: 5000,
  })
  expect([
    field('camera')?.accept,
    field('camera')?.getAttribute('capture'),
    field('film')?.accept,
    field('film')?.getAttribute('capture'),
    field('files')?.hasAttribute('capture'),
  ]).toEqual(['image/*', 'environment', 'video/*', 'environment', false])
  await page.getByRole('radio', { name: /^Private/ }).click()
  give('camera', new File(['first'], 'image.jpg', { type: 'image/jpeg' }))
  give('camera', new File(['second'], 'image.jpg', { type: 'image/jpeg' }))
  await vi.waitFor(
    () =>
      expect(sent().slice(1)).toEqual([
        [expect.stringMatching(/\d.*\.jpg$/), 'private', 'done'],
        [expect.stringMatching(/\d.*\.jpg$/), 'private', 'done'],
      ]),
    { timeout: 5000 },
  )
})

it('shows total speed and remaining time, and pauses, resumes and cancels all', async () => {
  // Simulates a slow connection.
  const { take } = store
  store.take = async (...args) => {
    await new Promise((resolve) => setTimeout(resolve, 900))
    return take.apply(store, args)
  }
  give('files', new File([new Uint8Array(part * 16)], 'film.mp4'), new File([new Uint8Array(part * 16)], 'talk.mp4'))
  const overall = page.getByRole('progressbar', { name: 'Uploads' })
  await expect.element(overall).toBeVisible()
  await expect.element(page.getByText(/% · .* of .*\/s · .*left/)).toBeVisible()
  await page.getByRole('button', { name: 'Pause all' }).click()
  await vi.waitFor(() => expect(entries().map(({ state }) => state)).toEqual(['paused', 'paused']))
  await page.getByRole('button', { name: 'Resume all' }).click()
  await vi.waitFor(() => expect(entries().some(({ state }) => state === 'uploading')).toBe(true))
  await page.getByRole('button', { name: 'Pause all' }).click()
  await page.getByRole('button', { name: 'Cancel all' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep uploading' }).click()
  await vi.waitFor(() => expect(page.getByRole('dialog').elements()).toEqual([]))
  expect(entries()).toHaveLength(2)
  await page.getByRole('button', { name: 'Cancel all' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel all' }).click()
  await vi.waitFor(() => expect(entries()).toEqual([]))
})
