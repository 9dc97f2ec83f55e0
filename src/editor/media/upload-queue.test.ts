import { expect, it, vi } from 'vitest'
import { callGateway } from '@kit/call-gateway'
import { deleteCall } from '@kit/files/calls'
import { uploads } from '@kit/upload/uploads'
import { mediaCalls } from './media-calls'
import { addFiles, onUploaded } from './upload-queue'

vi.mock('@kit/call-gateway', { spy: true })

it('what only bears the name of a picture is not told as uploaded, and does not stay among the files', async () => {
  const asked = vi.mocked(callGateway).mockImplementation((async (call: unknown, { id }: { id: string }) => (call === mediaCalls.item ? { item: { id, kind: id === 'photo' ? 'picture' : 'document' } } : {})) as never)
  const onDone = vi.spyOn(uploads, 'onDone')
  vi.spyOn(uploads, 'add').mockImplementation(([given]) => [given?.file.name ?? ''])
  vi.spyOn(uploads, 'cancel').mockReturnValue()
  const told = vi.fn<(item: { id: string }) => void>()
  onUploaded(told)
  addFiles([new File(['words'], 'notes'), new File(['light'], 'photo')], { isPicture: true, kinds: ['picture'] })
  for (const name of ['notes', 'photo']) onDone.mock.calls[0]?.[0]({ id: name, name, group: 'library', item: { _id: name } } as never)
  await expect.poll(() => asked.mock.calls.filter(([call]) => call === deleteCall)).toEqual([[deleteCall, { itemId: 'notes', type: 'file' }]])
  await expect.poll(() => told.mock.calls.map(([{ id }]) => id)).toEqual(['photo'])
})
