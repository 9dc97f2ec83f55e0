import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { call as finishCall } from '@schemas/files/calls/files/finish-upload'
import { call as startCall } from '@schemas/files/calls/files/start-upload'
import { call as itemCall } from '@schemas/files/calls/media/item'
import type { UploadState } from '@schemas/files/entities/file-item'
import type { MediaItem } from '@schemas/files/entities/media-item'
import { openObject } from '@gateway/storage/object-file'
import { askCall, credentials } from './caller'
import type { TestGateway } from './gateway'

type Sent = { name?: string; type?: string; role?: 'manager' | 'admin' | 'user' }

/** Sends a file as the picker does: requests an address, PUTs the bytes there, and reports that it is done. */
export async function sendFile(
  gateway: TestGateway,
  bytes: Buffer,
  { name = 'picture.jpg', type = 'image/jpeg', role = 'manager' }: Sent = {},
) {
  const who = await credentials(gateway, { role, site: 'alpha' })
  const started = await askCall(
    gateway,
    startCall,
    { name, type, size: bytes.length, parent: 'media', conflict: 'keep-both' },
    who,
  )
  if (started.statusCode !== 200) return started
  const { upload, single } = started.json<{
    upload: UploadState
    single?: { address: string; headers: Record<string, string> }
  }>()
  if (!single) throw new Error('The file does not fit one part.')
  const put = await putBytes(gateway, single.address, single.headers, bytes)
  if (put !== 200) throw new Error(`The store answered ${put}.`)
  return askCall(gateway, finishCall, { id: upload.id }, who)
}

export async function sendPicture(gateway: TestGateway, bytes: Buffer, options: Sent = {}): Promise<MediaItem> {
  const answer = await sendFile(gateway, bytes, options)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  const who = await credentials(gateway, { role: options.role ?? 'manager', site: 'alpha' })
  return (await askCall(gateway, itemCall, { id: answer.json<{ _id: string }>()._id }, who)).json<{ item: MediaItem }>()
    .item
}

/** PUTs as a browser would: to the gateway in this process, or over the network to a separate store. */
export async function putBytes(
  gateway: TestGateway,
  address: string,
  headers: Record<string, string>,
  bytes: Buffer,
): Promise<number> {
  const url = new URL(address)
  if (!url.hostname.endsWith('.localhost'))
    return (await fetch(address, { method: 'PUT', headers, body: new Uint8Array(bytes) })).status
  return (
    await gateway.app.inject({
      method: 'PUT',
      url: url.pathname + url.search,
      headers: { ...headers, host: url.host },
      payload: bytes,
    })
  ).statusCode
}

/** The keys of all objects in an embedded store's folder. */
export async function keysIn(folder: string): Promise<string[]> {
  const files = readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const keys = await Promise.all(
    files.map(async (entry) => {
      const found = await openObject(join(entry.parentPath, entry.name))
      await found?.handle.close()
      return found?.meta.key ?? ''
    }),
  )
  return keys.toSorted()
}
