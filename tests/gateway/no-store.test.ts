import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyCall } from '@schemas/call'
import { call as downloadCall } from '@schemas/files/calls/filemanager/download'
import { call as newFolderCall } from '@schemas/files/calls/filemanager/new-folder'
import { call as copyCall } from '@schemas/files/calls/files/copy'
import { call as linkCall } from '@schemas/files/calls/files/link'
import { call as listCall } from '@schemas/files/calls/files/list'
import { call as renameCall } from '@schemas/files/calls/filemanager/rename'
import { call as setModeCall } from '@schemas/files/calls/files/set-mode'
import { call as startCall } from '@schemas/files/calls/files/start-upload'
import { call as zipCall } from '@schemas/files/calls/files/zip'
import { withSite } from '@gateway/db/scope'
import { item } from '@gateway/db/item-tables'
import { person } from '@gateway/db/tables'
import { nameFields } from '@gateway/files/names'
import { askCall, credentials } from '@tests/support/caller'
import { ask, openGateway, type TestGateway } from '@tests/support/gateway'

const noStore = 'S3 configuration is not available.'
const file = randomUUID()

/** Answers like a store without such a bucket. */
const bucketless = createServer((request, response) => {
  response.writeHead(404, { 'content-type': 'application/xml' })
  response.end(
    request.method === 'HEAD'
      ? undefined
      : '<?xml version="1.0"?><Error><Code>NoSuchBucket</Code><Message>The specified bucket does not exist</Message></Error>',
  )
})
const portOf = (server: Server) => (server.address() as AddressInfo).port
beforeAll(() => new Promise<void>((resolve) => void bucketless.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise<void>((resolve) => void bucketless.close(() => resolve())))

describe.each([
  // No one may listen at the lowest port.
  ['that does not answer', () => 1],
  ['without its bucket', () => portOf(bucketless)],
])('store %s', (_how, port) => {
  let gateway: TestGateway
  let user: Awaited<ReturnType<typeof credentials>>
  beforeAll(async () => {
    gateway = await openGateway({
      env: {
        STORAGE_ENDPOINT: `http://127.0.0.1:${port()}`,
        STORAGE_BUCKET: 'files',
        STORAGE_ACCESS_KEY: 'key',
        STORAGE_SECRET_KEY: 'secret',
      },
    })
    user = await credentials(gateway, { role: 'user', site: 'alpha' })
    await withSite(gateway.database, 'alpha', async (db) => {
      const [me] = await db.select({ id: person.id }).from(person).where(eq(person.email, 'user@alpha.example'))
      await db.insert(item).values({
        siteId: 'alpha',
        id: file,
        drive: 'mine',
        ownerId: me?.id ?? '',
        kind: 'file',
        fileKind: 'text',
        mode: 'private',
        mime: 'text/plain',
        size: 5,
        checksum: '0',
        storageKey: `alpha/2026/11/${file}/1.txt`,
        ...nameFields('ก่อนหน้า.txt'),
      })
    })
  })
  afterAll(() => gateway.close())
  const callAsUser = (call: AnyCall, input: Record<string, unknown>) => askCall(gateway, call, input, user)

  it.each<[string, AnyCall, () => Record<string, unknown>]>([
    ['a file that one request takes', startCall, () => ({ name: 'small.txt', size: 5 })],
    ['a file in parts', startCall, () => ({ name: 'film.bin', size: 20_000_000 })],
    ['looking at a file', linkCall, () => ({ id: file, for: 'preview' })],
    ['saving one', linkCall, () => ({ id: file, for: 'save' })],
    ['a zip', zipCall, () => ({ ids: [file] })],
    ['downloading', downloadCall, () => ({ id: file })],
    ['copying', copyCall, () => ({ ids: [file], to: 'mine' })],
    ['another mode', setModeCall, () => ({ id: file, mode: 'public' })],
  ])('is reported in the specification’s words: %s', { timeout: 60_000 }, async (_what, call, input) => {
    const answer = await callAsUser(call, input())
    expect([answer.statusCode, answer.json<{ error?: { message: string } }>().error?.message]).toEqual([503, noStore])
    // And the contract says so.
    expect(call.errors).toContainEqual({ status: 503, message: noStore })
  })

  it('blocks nothing else', { timeout: 60_000 }, async () => {
    expect((await ask(gateway, '/')).statusCode).toBe(200)
    expect((await callAsUser(newFolderCall, { name: 'โฟลเดอร์', parent: 'mine' })).statusCode).toBe(200)
    expect((await callAsUser(renameCall, { itemId: file, newName: 'ใหม่.txt' })).statusCode).toBe(200)
    expect(
      (await callAsUser(listCall, {})).json<{ items: { name: string }[] }>().items.map((each) => each.name),
    ).toEqual(['โฟลเดอร์', 'ใหม่.txt'])
  })
})
