import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve, type Served } from '../support/serve'

const tool = fileURLToPath(new URL('../../src/tools/rehearse.mjs', import.meta.url))

let served: Served
beforeAll(async () => {
  served = await serve()
})
afterAll(() => served.remove())

/** Runs the command on the gateway's data folder: its exit code and what it printed. */
function rehearse(): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [tool], {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', DATA_DIR: served.dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => void (output += text))
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, output })))
}

// Opens an embedded database four times.
test(
  'runs npm run rehearse only without a running gateway, reports, and fails when a stored document does not fit',
  { timeout: 180_000 },
  async () => {
    expect(await rehearse()).toMatchObject({ code: 1, output: expect.stringContaining('is in use by process') })
    await served.stop()
    expect(await rehearse()).toMatchObject({
      code: 0,
      output: expect.stringContaining('All sites: 0 documents, 0 blocks to change, 0 to fail, 0 values to be lost'),
    })

    const client = await PGlite.create({ dataDir: join(served.dataDir, 'pglite') })
    const page = {
      format: 1,
      path: '/old',
      title: 'Old',
      views: {
        guest: {
          rows: [
            { id: 'r1', cells: [{ id: 'c1', blocks: [{ id: 'b1', type: 'content/bygone', version: 1, props: {} }] }] },
          ],
        },
      },
    }
    await client.query(
      `INSERT INTO draft (site_id, document, content, version) VALUES ('academy', 'page:/old', $1::jsonb, 1)`,
      [JSON.stringify(page)],
    )
    await client.close()
    const { code, output } = await rehearse()
    expect(code).toBe(1)
    expect(output).toContain('page:/old (draft)')
    expect(output).toContain(
      'FAIL    views.guest.rows.0.cells.0.blocks.0 (content/bygone): This build has no block type "content/bygone".',
    )
    expect(output).toContain('academy: 1 documents, 0 blocks to change, 1 to fail, 0 values to be lost')
  },
)
