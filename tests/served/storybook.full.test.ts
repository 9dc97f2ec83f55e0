import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumArgs, ensureChromium } from '../../src/tools/chromium.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const out = mkdtempSync(join(tmpdir(), 'sitewright-storybook-'))
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}
let server: Server
let base = ''
let browser: Browser

beforeAll(async () => {
  const storybook = createRequire(import.meta.url)
    .resolve('storybook/package.json')
    .replace('package.json', 'dist/bin/dispatcher.js')
  execFileSync(process.execPath, [storybook, 'build', '--output-dir', out, '--quiet'], {
    cwd: root,
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 1e8,
  })
  server = createServer((request, response) => {
    try {
      const path = new URL(request.url ?? '/', 'http://storybook').pathname
      const body = readFileSync(join(out, path))
      response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream').end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs })
}, 300_000)
afterAll(async () => {
  await browser.close()
  server.close()
  rmSync(out, { recursive: true, force: true })
})

const storyIds = () =>
  Object.keys((JSON.parse(readFileSync(join(out, 'index.json'), 'utf8')) as { entries: object }).entries)

/** Parts of the kit have story files; all other stories are examples of blocks. */
const isOfKit = (id: string) => id.startsWith('kit-')

test('has a story for every example', () => {
  const examples = readdirSync(join(root, 'blocks'), { recursive: true, encoding: 'utf8' })
    .map((path) => /^([^/]+)\/([^/]+)\/examples\/([^/]+)\.json$/.exec(path.replaceAll('\\', '/')))
    .flatMap((match) => (match ? [`${match[1]}-${match[2]}--${match[3]}`] : []))
  expect(examples.length).toBeGreaterThan(0)
  expect(
    storyIds()
      .filter((id) => !isOfKit(id))
      .toSorted(),
  ).toEqual(examples.toSorted())
})

test('renders every story without an error', async () => {
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 } })
  const wrong: string[] = []
  for (const id of storyIds()) {
    const thrown = (error: Error) => wrong.push(`${id}: ${error.message}`)
    page.on('pageerror', thrown)
    await page.goto(`${base}/iframe.html?viewMode=story&id=${id}`)
    const drawn = await page
      .waitForSelector(isOfKit(id) ? 'main > :not(script)' : '#main .row', { state: 'attached', timeout: 20_000 })
      .then(
        () => true,
        () => false,
      )
    if (!drawn) wrong.push(`${id}: nothing is drawn`)
    else if ((await page.locator('.block-notice').count()) > 0) wrong.push(`${id}: a notice stands in its place`)
    page.off('pageerror', thrown)
  }
  expect(wrong).toEqual([])
}, 900_000)
