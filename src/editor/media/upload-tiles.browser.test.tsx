import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import type { Boot } from '@schemas/boot'
import { Chrome } from '../ui/chrome'
import type { UploadTile } from './upload-queue'
import { UploadTiles } from './upload-tiles'

const boot = { locale: 'en', space: { locales: ['en'] }, session: { role: 'manager' } } as unknown as Boot
const refused = (id: string, message: string): UploadTile => ({
  id,
  name: `${id}.jpg`,
  state: 'failed',
  share: 0,
  problem: { kind: 'refused', message, mayRetry: false },
})
let root: Root
afterEach(() => root.unmount())

function show(entries: readonly UploadTile[]) {
  const onDrop = vi.fn<(id: string) => void>()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <UploadTiles entries={entries} onRetry={() => {}} onDrop={onDrop} />
      </Chrome>
    </BootProvider>,
  )
  return onDrop
}

it('shows several refused files as one list, which one button removes', async () => {
  const onDrop = show([
    refused('a', 'Too large.'),
    { id: 'b', name: 'b.jpg', state: 'uploading', share: 0.5 },
    refused('c', 'No picture.'),
    { ...refused('d', 'The connection was lost.'), problem: { kind: 'lost', message: 'Lost.', mayRetry: true } },
  ])
  const list = screen.getByRole('list', { name: '2 files can’t be used' })
  await expect.element(list).toBeVisible()
  expect(list.element().textContent).toBe('a.jpg Too large.c.jpg No picture.')
  // What can still arrive stays on its own.
  expect([...screen.getByRole('list', { name: 'Uploads in progress' }).element().children]).toHaveLength(2)
  await screen.getByRole('button', { name: 'Remove all from the list' }).click()
  expect(onDrop.mock.calls).toEqual([['a'], ['c']])
})

it('shows one refused file at its place', async () => {
  const onDrop = show([refused('a', 'Too large.')])
  await screen.getByRole('button', { name: 'Remove a.jpg from the list' }).click()
  expect(onDrop.mock.calls).toEqual([['a']])
})
