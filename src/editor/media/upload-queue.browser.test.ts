import { expect, it, vi } from 'vitest'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { deleteCall } from '@areas/files/public'
import { uploads } from '@kit/upload/uploads'
import { mediaCalls } from './media-calls'
import { addFiles, onUploaded } from './upload-queue'

vi.mock('@kit/call-gateway', { spy: true })

it('trashes a file that is only named like a picture, and does not report it as uploaded', async () => {
  const gatewayCall = vi
    .mocked(callGateway)
    .mockImplementation((async (call: unknown, { id }: { id: string }) =>
      call === mediaCalls.item ? { item: { id, kind: id === 'photo' ? 'picture' : 'document' } } : {}) as never)
  const onDone = vi.spyOn(uploads, 'onDone')
  vi.spyOn(uploads, 'add').mockImplementation(([added]) => [added?.file.name ?? ''])
  vi.spyOn(uploads, 'cancel').mockReturnValue()
  const listener = vi.fn<(item: { id: string }) => void>()
  onUploaded(listener)
  addFiles([new File(['words'], 'notes'), new File(['light'], 'photo')], { isPicture: true, kinds: ['picture'] })
  for (const name of ['notes', 'photo'])
    onDone.mock.calls[0]?.[0]({ id: name, name, group: 'library', item: { _id: name } } as never)
  await expect
    .poll(() => gatewayCall.mock.calls.filter(([call]) => call === deleteCall))
    .toEqual([[deleteCall, { itemId: 'notes', type: 'file' }]])
  await expect.poll(() => listener.mock.calls.map(([{ id }]) => id)).toEqual(['photo'])
})

it('waits for a lost connection after the file has arrived, without failing the file', async () => {
  let isAway = true
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const listens = vi.spyOn(globalThis, 'addEventListener')
  vi.mocked(callGateway).mockImplementation((async (_call: unknown, { id }: { id: string }) => {
    if (isAway) throw new GatewayError(0, 'The connection was lost. Try again.')
    return { item: { id, kind: 'picture' } }
  }) as never)
  const listener = vi.fn<(item: { id: string }) => void>()
  onUploaded(listener)
  addFiles([new File(['light'], 'dusk')], { isPicture: true, kinds: ['picture'] })
  vi.mocked(uploads.onDone).mock.calls[0]?.[0]({
    id: 'dusk',
    name: 'dusk',
    group: 'library',
    item: { _id: 'dusk' },
  } as never)
  await expect.poll(() => listens.mock.calls.map(([event]) => event)).toContain('online')
  expect(
    vi.mocked(callGateway).mock.calls.filter(([, input]) => (input as { id?: string }).id === 'dusk'),
  ).toHaveLength(1)
  isAway = false
  isOnline.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await expect.poll(() => listener.mock.calls.map(([{ id }]) => id)).toEqual(['dusk'])
  vi.restoreAllMocks()
})
