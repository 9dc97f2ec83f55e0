import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openS3Store } from '@gateway/storage/s3-store'
import { chromiumArgs, likelyChromium } from '../../src/tools/chromium.mjs'
import { serve, type Served } from '../support/serve'
import { demoPassword } from '../support/sessions'
import { startSwift } from './swift'

const part = 5_242_880
const work = mkdtempSync(join(tmpdir(), 'sitewright-swift-browser-'))
let swift: Awaited<ReturnType<typeof startSwift>>
let served: Served
let browser: Browser

beforeAll(async () => {
  swift = await startSwift()
  const { endpoint, bucket, region, accessKey, secretKey } = swift.settings
  served = await serve({
    env: {
      STORAGE_ENDPOINT: endpoint,
      STORAGE_BUCKET: bucket,
      STORAGE_REGION: region,
      STORAGE_ACCESS_KEY: accessKey,
      STORAGE_SECRET_KEY: secretKey,
    },
  })
  browser = await chromium.launch({ executablePath: likelyChromium(), args: chromiumArgs })
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await served?.remove()
  await swift?.stop()
  rmSync(work, { recursive: true, force: true })
})

it(
  'uploads in parts from a browser to a store of another origin, by addresses alone',
  { timeout: 180_000 },
  async () => {
    const base = `http://academy.localhost:${served.port}`
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en' })
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await page.goto(`${base}/user/login?lang=en&to=/user/upload`)
    await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' })
    await page.getByRole('textbox', { name: 'Email' }).fill('user@academy.example')
    await page.locator('input[type="password"]').fill(demoPassword)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/user/upload*')
    await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' })

    const puts: { number: string | null; status: number }[] = []
    page.on('response', (answer) => {
      const url = new URL(answer.url())
      if (url.origin !== swift.settings.endpoint || answer.request().method() !== 'PUT') return
      puts.push({ number: url.searchParams.get('partNumber'), status: answer.status() })
      expect(answer.request().headers()).not.toHaveProperty('authorization')
    })
    const bytes = randomBytes(part * 2 + 100_000)
    const [film, note] = [join(work, 'ภาพยนตร์.mp4'), join(work, 'note.txt')]
    writeFileSync(film, bytes)
    writeFileSync(note, 'a note')
    await page.locator('input[data-pick="files"]').first().setInputFiles([film, note])
    const list = page.getByRole('list', { name: 'Uploads in progress' })
    for (const name of ['ภาพยนตร์.mp4', 'note.txt'])
      await list
        .getByRole('listitem')
        .filter({ hasText: name })
        .filter({ hasText: 'Uploaded' })
        .waitFor({ timeout: 120_000 })
    expect(puts.map(({ number, status }) => `${number ?? 'whole'} ${status}`).toSorted()).toEqual([
      '1 200',
      '2 200',
      '3 200',
      'whole 200',
    ])
    expect(complaints).toEqual([])

    const store = await openS3Store(swift.settings)
    try {
      const [largest] = (await store.list('academy/')).toSorted((a, b) => b.size - a.size)
      const found = await store.read(largest?.key ?? '')
      const hash = (all: Buffer) => createHash('sha256').update(all).digest('hex')
      expect(found && hash(await buffer(found.body))).toBe(hash(bytes))
      expect(await store.listUploads('academy/')).toEqual([])
    } finally {
      store.close()
    }
  },
)
