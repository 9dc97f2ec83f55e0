import { randomBytes } from 'node:crypto'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FileItem, UploadState } from '@schemas/files/entities/file-item'
import { ask } from '../support/hosts'
import { serveKillable } from '../support/killable'

// The default deployment: database and files on one disk, which others fill.

const disk = mkdtempSync(join(tmpdir(), 'sitewright-disk-'))
/** A separate disk mounted over its folder; not every machine allows it. */
const by = [
  'unshare',
  '-rm',
  'sh',
  '-c',
  `mount -t tmpfs -o size=128m tmpfs ${disk} && cp -a "$DATA_DIR/." ${disk} && mount --bind ${disk} "$DATA_DIR" && exec "$@"`,
  'sh',
]

let gateway: Awaited<ReturnType<typeof serveKillable>>
/** Its folder, as the process sees it. */
let folder: string
beforeAll(async () => {
  gateway = await serveKillable({}, by)
  folder = `/proc/${gateway.pid()}/root${gateway.dataDir}`
}, 120_000)
afterAll(async () => {
  await gateway.remove()
  rmSync(disk, { recursive: true, force: true })
})

const chunk = Buffer.alloc(65_536, 1)
function fill(): void {
  const filler = openSync(join(folder, 'filler'), 'a')
  for (let { bavail } = statfsSync(folder); bavail > 0; { bavail } = statfsSync(folder)) writeSync(filler, chunk)
  closeSync(filler)
}

it(
  'reports a full disk with a message, loses nothing acknowledged, and recovers when there is space again',
  { timeout: 120_000 },
  async () => {
    const pid = gateway.pid()
    const stored = [await gateway.send({ name: 'kept.bin', bytes: randomBytes(200_000) })]
    const waiting = { name: 'waiting.bin', bytes: randomBytes(3_000_000) }
    const { upload, single } = await gateway.done<{
      upload: UploadState
      single: { address: string; headers: Record<string, string> }
    }>('POST', '/api/files/start-upload', {
      name: waiting.name,
      size: waiting.bytes.length,
      type: '',
      conflict: 'keep-both',
    })
    const list = async () =>
      (await gateway.done<{ items: FileItem[] }>('GET', '/api/files/list?limit=500')).items
        .map(({ name }) => name)
        .toSorted()
    const before = await list()
    fill()

    const { status, text } = await gateway.putOnce(single.address, single.headers, waiting.bytes)
    expect([status, text]).toEqual([507, expect.stringContaining('InsufficientStorage')])
    const names: string[] = []
    let refused = 0
    for (let tries = 0; refused < 3; tries++) {
      const name = `${tries} ${'x'.repeat(150)}`
      const made = await gateway.call<{ error?: { message: string } }>('POST', '/filemanager/new_folder', {
        name,
        parent: 'mine',
      })
      if (made.status === 200) names.push(name)
      else {
        expect([made.status, made.answer.error?.message]).toEqual([
          503,
          expect.stringMatching(/กรุณาลองใหม่.*try again/s),
        ])
        refused += 1
      }
      expect(tries).toBeLessThan(500)
    }
    // Reading still works.
    expect(await list()).toEqual([...before, ...names].toSorted())
    expect((await ask(gateway.base(), 'academy.localhost', '/')).status).toBe(200)

    rmSync(join(folder, 'filler'))
    expect((await gateway.putOnce(single.address, single.headers, waiting.bytes)).status).toBe(200)
    stored.push({
      item: await gateway.done<FileItem>('POST', '/api/files/finish-upload', { id: upload.id }),
      bytes: waiting.bytes,
    })
    await gateway.done('POST', '/filemanager/new_folder', { name: 'Room again', parent: 'mine' })
    expect(await list()).toEqual([...before, waiting.name, ...names, 'Room again'].toSorted())
    await gateway.checkKept(stored)
    expect(gateway.pid()).toBe(pid)
  },
)
