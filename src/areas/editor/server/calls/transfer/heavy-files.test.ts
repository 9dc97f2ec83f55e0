import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { exportLimits } from '@schemas/editor/entities/export-file'
import { askCall } from '@tests/support/caller'
import { call as createCall } from '@schemas/site/calls/site/create'
import { call as previewCall } from '@schemas/editor/calls/transfer/preview-import'
import { ask, openGateway, signatureOf, type TestGateway } from '@tests/support/gateway'
import { transferring } from '@tests/support/transfer'
import { workerOf } from '@tests/support/worker'
import { zip } from '@tests/support/zip'

type Sender = Awaited<ReturnType<typeof transferring>>

const head =
  '{"format":"sitewright-export","version":1,"kind":"documents","state":"draft","madeAt":"2026-01-01T00:00:00.000Z","from":{"site":"Somewhere","pack":"default"},"uploads":[],"documents":['
const holding = (content: string) => `${head}{"key":"page:/heavy","origin":"site","content":${content}}]}`
const filled = (piece: string, bytes: number = exportLimits.indexBytes - 1000) =>
  holding(`[${piece.repeat(Math.floor(bytes / piece.length))}0]`)
const inArchive = (index: string) => zip({ 'export.json': index })
const tooMuch = { th: 'ไฟล์นี้มีข้อมูลมากเกินกว่าที่นำเข้าได้', en: 'This file contains more than can be imported.' }
const damaged = 'ไฟล์นี้เสียหาย กรุณาส่งออกใหม่อีกครั้ง'
const messageOf = (answer: { body: string }) =>
  (JSON.parse(answer.body) as { error?: { message: string } }).error?.message
const refusal = async (sender: Sender, bytes: Buffer) => {
  const answer = await sender.preview(await sender.send(bytes))
  return [answer.statusCode, messageOf(answer)]
}

describe('a file that would become more than it looks', () => {
  let gateway: TestGateway
  let beta: Sender
  beforeAll(async () => {
    gateway = await openGateway()
    beta = await transferring(gateway, 'beta')
    // The threads' file is built with the first that is read.
    await refusal(beta, Buffer.from('{}'))
  })
  afterAll(() => gateway.close())

  it.each<[string, () => string]>([
    ['millions of objects', () => filled('{},')],
    ['millions of numbers', () => filled('0,')],
    ['a hundred thousand lists inside each other', () => holding(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)],
    [
      'a million tiny keys',
      () => holding(`{${Array.from({ length: 1_000_000 }, (_, at) => `"${at.toString(36)}":0`).join(',')}}`),
    ],
    ['one document of more than a page may hold', () => holding(`[${'{"a":0},'.repeat(110_000)}0]`)],
    [
      'one document of ten thousand different names',
      () => holding(`{${Array.from({ length: 10_001 }, (_, at) => `"${at.toString(36)}":0`).join(',')}}`),
    ],
    ['one document larger than any may be', () => holding(JSON.stringify({ title: 'x'.repeat(9 * 1024 * 1024) }))],
    [
      'much besides its documents',
      () =>
        `${head}],"site":{"name":"x","locales":["th"],"menus":{${Array.from({ length: 40_000 }, (_, at) => `"menu-${at}-aaaaaaaaaaaaaaaaaa":[]`).join(',')}},"contact":{},"packs":{},"look":{"kind":"sitewright-theme","format":1,"name":"x","title":"x","pack":"default","overrides":{},"slots":{}}}}`,
    ],
  ])('%s is refused with a message and not parsed here', async (_what, make) => {
    const index = make()
    const packed = await inArchive(index)
    const parse = vi.spyOn(JSON, 'parse')
    try {
      expect(await refusal(beta, packed)).toEqual([422, tooMuch.th])
      expect(parse.mock.calls.filter(([text]) => text.length > 50_000)).toEqual([])
    } finally {
      parse.mockRestore()
    }
    // An import without a preview and a new site of the file get the same refusal.
    const id = await beta.send(packed)
    const answer = await beta.run({ id, digest: '0'.repeat(64), documents: [] })
    expect([answer.statusCode, messageOf(answer)]).toEqual([422, tooMuch.th])
  })

  it('is small: what it would become is not', async () => {
    const packed = await inArchive(filled('{},'))
    expect(packed.length).toBeLessThan(40_000)
    expect(await refusal(beta, packed)).toEqual([422, tooMuch.th])
    // As JSON alone, without an archive.
    expect(await refusal(beta, Buffer.from(filled('{},', 6 * 1024 * 1024)))).toEqual([422, tooMuch.th])
  })

  it('is refused in the language of its sender, also when a site is made of it', async () => {
    const alpha = await transferring(gateway, 'alpha', 'admin')
    const upload = await alpha.send(await inArchive(filled('{},')))
    const answer = await askCall(
      gateway,
      createCall,
      {
        id: 'heavy',
        template: `file:${upload}`,
        hosts: ['heavy.localhost'],
        name: { th: 'ไซต์ใหม่', en: 'New site' },
        tagline: {},
        locales: ['th', 'en'],
        timeZone: 'Asia/Bangkok',
        spaceId: 'heavy',
        admin: { email: 'owner@heavy.example', firstname: 'Nok', lastname: 'Dee' },
      },
      { ...alpha.who, cookie: 'lang=en' },
    )
    expect([answer.statusCode, messageOf(answer)]).toEqual([422, tooMuch.en])
  })

  it('that lies about its size, or breaks off, is damaged', async () => {
    const index = holding(JSON.stringify({ title: 'x'.repeat(5000) }))
    const honest = await inArchive(index)
    const response = (size: number) => {
      const changed = Buffer.from(honest)
      for (let at = 0; at < changed.length - 4; at++)
        if (changed.readUInt32LE(at) === index.length) changed.writeUInt32LE(size, at)
      return changed
    }
    for (const size of [10, index.length - 1, index.length + 1, exportLimits.indexBytes])
      expect(await refusal(beta, response(size)), String(size)).toEqual([422, damaged])
    const broken = Buffer.from(honest)
    broken.fill(0xff, 30 + 'export.json'.length + 8, 30 + 'export.json'.length + 24)
    expect(await refusal(beta, broken)).toEqual([422, damaged])
  })
})

const entry = workerOf(fileURLToPath(new URL('../../../../../../tests/fixtures/hostile-jobs.ts', import.meta.url)))
const sent = (what: string, more: object = {}) => Buffer.from(JSON.stringify({ do: what, ...more }))

describe('while an import is being read', () => {
  let gateway: TestGateway
  let beta: Sender
  beforeAll(async () => {
    gateway = await openGateway({ workerEntry: entry, workLimits: { maxMemoryMb: 64 } })
    beta = await transferring(gateway, 'beta')
  })
  afterAll(() => gateway.close())

  it('others are answered, and another import of the site is refused', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sitewright-until-'))
    const file = join(folder, 'go on')
    const [long, other] = [await beta.send(sent('until', { file })), await beta.send(sent('refuse'))]
    let isRead = false
    const reading = beta.preview(long).finally(() => {
      isRead = true
    })
    expect((await ask(gateway, '/', { host: 'beta.localhost' })).statusCode).toBe(200)
    const second = await beta.preview(other)
    expect([second.statusCode, messageOf(second)]).toEqual([
      429,
      'ขณะนี้ระบบกำลังอ่านไฟล์นำเข้าอีกไฟล์หนึ่งของเว็บไซต์นี้ กรุณาลองใหม่อีกครั้งในอีกสักครู่',
    ])
    // Another site reads its own meanwhile.
    expect(await refusal(await transferring(gateway), sent('refuse'))).toEqual([422, tooMuch.th])
    expect(isRead).toBe(false)
    writeFileSync(file, '')
    expect((await reading).statusCode).toBe(422)
    rmSync(folder, { recursive: true })
    // Now it is the other one's turn.
    expect(await refusal(beta, sent('refuse'))).toEqual([422, tooMuch.th])
  })

  it('one whose caller has gone is ended', async () => {
    const id = await beta.send(sent('until', { file: '/there is/none' }))
    await gateway.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = gateway.app.server.address() as AddressInfo
    const body = JSON.stringify({ id })
    const headers = {
      host: 'beta.localhost:5001',
      'content-type': 'application/json',
      authorization: `Bearer ${beta.who.token}`,
      ...(await signatureOf(gateway, { method: 'POST', hostname: 'beta.localhost', url: previewCall.path, body })),
    }
    const going = request({ port, host: '127.0.0.1', path: previewCall.path, method: 'POST', headers }).on(
      'error',
      () => {},
    )
    going.end(body)
    const other = await beta.send(sent('refuse'))
    await vi.waitFor(async () => expect((await beta.preview(other)).statusCode).toBe(429), { timeout: 15_000 })
    going.destroy()
    await vi.waitFor(async () => expect((await beta.preview(other)).statusCode).toBe(422), { timeout: 15_000 })
  })

  it('one that fills its memory is refused, and the gateway lives on', async () => {
    expect(await refusal(beta, sent('fill'))).toEqual([422, tooMuch.th])
    expect((await ask(gateway, '/', { host: 'beta.localhost' })).statusCode).toBe(200)
    expect(await refusal(beta, sent('refuse'))).toEqual([422, tooMuch.th])
  })

  it('logs a failure when the thread ends unasked', async () => {
    expect((await refusal(beta, sent('end')))[0]).toBe(500)
    expect(
      gateway.log.some(({ err }) => String((err as { message?: string })?.message).includes('transfer/read-index')),
    ).toBe(true)
  })
})

it('a file that takes too long to read is left, and the gateway lives on', async () => {
  const gateway = await openGateway({ workerEntry: entry, workLimits: { maxMs: 500 } })
  const beta = await transferring(gateway, 'beta')
  expect(await refusal(beta, sent('hang'))).toEqual([422, 'ไฟล์นี้ใช้เวลาอ่านนานเกินไป ระบบจึงหยุดอ่าน กรุณาส่งออกครั้งละน้อยหน้าลง'])
  expect((await ask(gateway, '/', { host: 'beta.localhost' })).statusCode).toBe(200)
  await gateway.close()
})
