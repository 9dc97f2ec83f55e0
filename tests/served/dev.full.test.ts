import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../support/free-port'
import { ask } from '../support/hosts'
import { fillAsBuilt } from '../support/serve'

const script = fileURLToPath(new URL('../../src/tools/dev.mjs', import.meta.url))
let base = ''
let child: ChildProcess
const folder = mkdtempSync(join(tmpdir(), 'sitewright-data-'))

beforeAll(async () => {
  await fillAsBuilt(folder)
  const port = await freePort()
  base = `http://127.0.0.1:${port}`
  child = spawn(process.execPath, [script], {
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (output.includes('with hot reload')) resolve()
      })
    child.once('exit', (code) => reject(new Error(`npm run dev ended with code ${code}:\n${output}`)))
  })
}, 180_000)
afterAll(() => {
  child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

test('sends a page rendered, styled, and with Vite’s client in its entry', async () => {
  const page = await ask(base, 'academy.localhost', '/')
  expect(page.status).toBe(200)
  expect(page.text).toMatch(/<main[^>]*>[\s\S]*\p{Script=Thai}/u)
  expect(page.text).toContain('.site-header')
  expect(page.text).toContain('href="/@dev-entry"')
  const entry = await ask(base, 'academy.localhost', '/@dev-entry')
  expect(entry.text).toContain('/src/runtime/client.tsx')
})

test('serves views from source, with hot replacement', async () => {
  const view = await ask(base, 'academy.localhost', '/blocks/content/heading/view.tsx')
  expect(view.headers['content-type']).toContain('javascript')
  expect(view.text).toContain('import.meta.hot')
})

test('hides settings, data and history of the checkout', async () => {
  for (const path of ['/.git/HEAD', '/.cache/dev/client/.vite/manifest.json', '/.env', '/.data/session-secret'])
    expect((await ask(base, 'academy.localhost', path)).status, path).toBeGreaterThanOrEqual(400)
})

test('ends at SIGTERM', async () => {
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})
