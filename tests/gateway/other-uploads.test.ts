import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyCall } from '@schemas/call'
import { call as avatarCall } from '@schemas/account/calls/account/set-avatar'
import { call as cancelCall } from '@schemas/files/calls/files/cancel-upload'
import { call as finishCall } from '@schemas/files/calls/files/finish-upload'
import { call as joinCall } from '@schemas/files/calls/files/join-parts'
import { call as startCall } from '@schemas/files/calls/files/start-upload'
import { call as uploadsCall } from '@schemas/files/calls/files/uploads'
import { call as usageCall } from '@schemas/files/calls/files/usage'
import { call as fontCall } from '@schemas/editor/calls/theme/add-font'
import { call as previewCall } from '@schemas/editor/calls/transfer/preview-import'
import { withSite } from '@gateway/db/scope'
import { strayObject, upload } from '@gateway/db/item-tables'
import { askCall, credentials } from '@tests/support/caller'
import { sendOther, sendTo } from '@tests/support/files'
import { ask, openGateway, type TestGateway } from '@tests/support/gateway'
import { makePicture } from '@tests/support/picture'
import { clearLeftovers } from '@tests/support/run-jobs'

let gateway: TestGateway
const who: Record<string, Awaited<ReturnType<typeof credentials>>> = {}
beforeAll(async () => {
  gateway = await openGateway()
  for (const role of ['user', 'manager', 'admin'] as const)
    who[role] = await credentials(gateway, { role, site: 'alpha' })
})
afterAll(() => gateway.close())

const as = (role: string, call: AnyCall, input: Record<string, unknown>) =>
  askCall(gateway, call, input, { ...who[role], headers: { 'accept-language': 'en' } })
const avatarOf = (bytes: Buffer) =>
  sendOther(gateway, { purpose: 'avatar', name: 'me.webp', type: 'image/webp' }, bytes, who.user)

describe('profile picture', () => {
  it('is uploaded like any file, redrawn as a square, and the same when called again', async () => {
    const id = await avatarOf(await makePicture({ width: 600, height: 300 }))
    const seen: string[] = []
    for (let attempt = 0; attempt < 2; attempt++) {
      const { avatar } = (await as('user', avatarCall, { upload: id })).json<{ avatar: string }>()
      const shown = await ask(gateway, avatar)
      expect([
        shown.statusCode,
        shown.headers['content-type'],
        (await sharp(shown.rawPayload).metadata()).format,
      ]).toEqual([200, 'image/webp', 'webp'])
      const { width, height } = await sharp(shown.rawPayload).metadata()
      expect(width).toBe(height)
      seen.push(avatar)
    }
    // The previous one is cleaned up; none of it is a file of theirs.
    await clearLeftovers(gateway)
    expect((await ask(gateway, seen[0] as string)).statusCode).toBe(404)
    expect((await as('user', usageCall, {})).json()).toMatchObject({ used: 0, files: 0 })
    expect((await as('user', uploadsCall, {})).json()).toEqual({ uploads: [] })
    expect((await as('user', avatarCall, { upload: null })).json()).toEqual({ avatar: null })
  })

  it('is only a picture, and hidden from others', async () => {
    for (const bytes of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      Buffer.from('<!doctype html>'),
      (await makePicture()).subarray(0, 500),
    ])
      expect((await as('user', avatarCall, { upload: await avatarOf(bytes) })).statusCode).toBe(422)
    const id = await avatarOf(await makePicture())
    expect((await as('manager', avatarCall, { upload: id })).statusCode).toBe(404)
    // An upload with one purpose cannot be used for another, in either direction.
    for (const [call, input] of [
      [finishCall, { id }],
      [fontCall, { id }],
      [previewCall, { id }],
    ] as [AnyCall, Record<string, unknown>][])
      expect([call.name, (await as('user', call, input)).statusCode]).toEqual([
        call.name,
        call.access === 'user' ? 404 : 403,
      ])
    const font = await sendOther(gateway, { purpose: 'font', name: 'a.woff2' }, await makePicture(), who.admin)
    expect((await as('admin', avatarCall, { upload: font })).statusCode).toBe(404)
    expect((await as('admin', previewCall, { id: font })).statusCode).toBe(404)
    const file = await sendTo(gateway, 'photo.jpg', await makePicture())
    expect((await as('user', avatarCall, { upload: file._id })).statusCode).toBe(404)
  })

  it('is refused before sending when it is too large, and does not fill the store', async () => {
    const begin = (size: number) =>
      as('user', startCall, { purpose: 'avatar', name: 'me.webp', size, type: 'image/webp' })
    expect((await begin(5_242_881)).statusCode).toBe(422)
    expect((await begin(0)).statusCode).toBe(422)
    const answers: number[] = []
    for (let count = 0; count < 22; count++) answers.push((await begin(1000)).statusCode)
    expect([answers.includes(200), answers.at(-1)]).toEqual([true, 429])
  })
})

describe('import', () => {
  it('comes in parts where it is large, and is previewed once they are joined', async () => {
    const bytes = randomBytes(6_000_000)
    const { upload: opened, single } = (
      await as('manager', startCall, { purpose: 'import', name: 'site.zip', size: bytes.length })
    ).json<{ upload: { id: string; partCount: number; parent: string }; single?: object }>()
    expect([opened.partCount, opened.parent, single]).toEqual([2, '', undefined])
    expect((await as('manager', previewCall, { id: opened.id })).statusCode).toBe(409)
    expect((await as('manager', joinCall, { id: opened.id, parts: [{ number: 1, etag: '"a"' }] })).statusCode).toBe(409)
    // Only its sender can join or cancel it.
    for (const call of [joinCall, cancelCall])
      expect(
        (await as('admin', call, { id: opened.id, parts: [{ number: 1, etag: '"a"' }] })).statusCode,
      ).toBeGreaterThanOrEqual(400)
    expect((await as('manager', cancelCall, { id: opened.id })).statusCode).toBe(200)
    expect(await gateway.services.store.listUploads('incoming/alpha/')).toEqual([])

    const id = await sendOther(gateway, { purpose: 'import', name: 'site.zip' }, bytes, who.manager)
    // It was read completely: it is no export.
    expect((await as('manager', previewCall, { id })).statusCode).toBe(422)
    // Joining twice gives the same result.
    expect(
      (await as('manager', joinCall, { id, parts: [1, 2].map((number) => ({ number, etag: '"a"' })) })).statusCode,
    ).toBe(200)
    await withSite(gateway.database, 'alpha', async (db) => {
      await db.update(upload).set({ expiresAt: new Date(0) })
      await db.update(strayObject).set({ dueAt: new Date(0) })
    })
    await clearLeftovers(gateway)
    expect(await gateway.services.store.list('incoming/alpha/')).toEqual([])
  })
})
