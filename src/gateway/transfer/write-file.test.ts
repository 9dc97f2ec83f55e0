import { expect, it } from 'vitest'
import type { ExportFile } from '@schemas/editor/entities/export-file'
import type { Log } from '../log'
import type { ObjectStore } from '../storage/object-store'
import { writeFile } from './write-file'

const options = {
  store: {} as ObjectStore,
  log: {} as Log,
  locale: 'en' as const,
  name: 'x',
  rows: [],
  record: async () => {},
}
const holding = (content: unknown): Omit<ExportFile, 'uploads'> => ({
  format: 'sitewright-export',
  version: 2,
  kind: 'documents',
  state: 'draft',
  madeAt: '2026-01-01T00:00:00.000Z',
  from: { site: 'Somewhere', pack: 'default' },
  documents: [{ key: 'page:/', content, origin: 'site' }],
})

it('writes an index as it always was, and answers others meanwhile', async () => {
  let turns = 0
  const count = () => {
    turns++
    running = setImmediate(count)
  }
  let running = setImmediate(count)
  const content = Array.from({ length: 100 }, (_, at) => ({ at, text: 'ข้อความ'.repeat(50) }))
  const index = {
    ...holding(content),
    documents: Array.from({ length: 40 }, (_, at) => ({ key: `page:/${at}`, content, origin: 'site' as const })),
  }
  const { body } = await writeFile(index, options)
  clearImmediate(running)
  expect((body as Buffer).toString()).toBe(`${JSON.stringify({ ...index, uploads: [] }, null, 1)}\n`)
  expect(turns).toBeGreaterThan(10)
})

it('gives no file that could not be brought back', async () => {
  const rows = Array.from({ length: 800_000 }, () => 0)
  await expect(writeFile(holding(rows), options)).resolves.toMatchObject({ type: 'application/json; charset=utf-8' })
  await expect(writeFile(holding([...rows, ...rows]), options)).rejects.toMatchObject({ status: 413 })
})
