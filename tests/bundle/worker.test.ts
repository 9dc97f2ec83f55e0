import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import type { run as readIndex } from '@gateway/transfer/read-index.job'
import type { run as repackFont } from '@gateway/fonts/repack-font.job'
import type { run as typeset } from '@gateway/pdf/typeset.job'
import { createWorkers } from '@gateway/workers/workers'

const entry = fileURLToPath(new URL('../../dist/gateway/worker.js', import.meta.url))
const workers = createWorkers({ entry: async () => entry })
const limits = { maxMemoryMb: 256, maxMs: 60_000 }
afterAll(() => workers.close())

const index = {
  format: 'sitewright-export',
  version: 2,
  kind: 'documents',
  state: 'draft',
  madeAt: '2026-01-01T00:00:00.000Z',
  from: { site: 'Somewhere', pack: 'default' },
  documents: [{ key: 'page:/', content: { title: 'x' }, origin: 'site' }],
  uploads: [],
}
const read = (text: string) => {
  const bytes = Buffer.from(text)
  return workers.run<typeof readIndex>(
    'transfer/read-index',
    { bytes, isDeflated: false, size: bytes.length, locale: 'en' },
    limits,
  )
}

it('runs the jobs of the build', async () => {
  const { head, documents, contents } = await read(JSON.stringify(index))
  expect([head.kind, documents, Buffer.from(contents).toString()]).toEqual([
    'documents',
    [{ key: 'page:/', origin: 'site', from: 0, to: 13 }],
    '{"title":"x"}',
  ])
  await expect(read('{}')).rejects.toMatchObject({ code: 'notOurs' })
  await expect(
    workers.run<typeof repackFont>('fonts/repack-font', Buffer.from('no font at all'), limits),
  ).rejects.toMatchObject({ code: 'format' })
})

it('loads nothing of the gateway itself', () => {
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g))
      visit(fileURLToPath(new URL(path, `file://${file}`)))
  }
  visit(entry)
  expect(seen.size).toBeGreaterThan(3)
  expect([...seen].filter((file) => /compose|main\.js|open-store|\/log-/.test(file))).toEqual([])
})

it('typesets a PDF in the build, from data alone', async () => {
  const template = '#let d = json(bytes(sys.inputs.data))\n#d.text'
  const run = (text: string, of = template) =>
    workers.run<typeof typeset>('pdf/typeset', { template: of, data: { text } }, limits)
  const [plain, markup] = [await run('ใบเสร็จรับเงิน'), await run('#panic("markup")')]
  for (const bytes of [plain, markup]) expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-')
  // A template reaches no file of the machine.
  await expect(run('', '#read("/etc/hostname")')).rejects.toThrow()
})
