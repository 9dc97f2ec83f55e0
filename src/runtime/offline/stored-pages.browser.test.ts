import { afterEach, beforeEach, expect, it } from 'vitest'
import { findStoredPage, isPageCache, storePage } from './stored-pages'

let answers: Record<string, string>
let requested: string[]
const fetch = (address: string) => {
  requested.push(address)
  const body = answers[address]
  return body === undefined
    ? Promise.reject(new TypeError('Failed to fetch'))
    : Promise.resolve(new Response(body, { status: body === 'gone' ? 404 : 200 }))
}
const deps = (host = 'a.example') => ({ caches, host, fetch })
const clear = async () => {
  for (const name of await caches.keys()) await caches.delete(name)
}
beforeEach(async () => {
  await clear()
  requested = []
  answers = {
    '/offline/till?lang=en':
      'one <script src="/assets/one-1.js"></script> <style>url(/assets/f.woff2)</style> /assets/big.avif',
    '/assets/one-1.js': 'one()',
    '/assets/f.woff2': 'font',
  }
})
afterEach(clear)

const till = { path: '/till', locale: 'en' }
const shown = async (host?: string) => (await findStoredPage(deps(host), '/till'))?.text()

it('stores a page with its scripts and fonts, by host', async () => {
  expect(await storePage(deps(), till)).toBe(true)
  expect(await shown()).toContain('one <script')
  expect(await shown('b.example')).toBeUndefined()
  expect(await (await caches.match('/assets/one-1.js'))?.text()).toBe('one()')
  expect(requested).not.toContain('/assets/big.avif')
})

it('keeps the version before, whole, until the next one is complete', async () => {
  await storePage(deps(), till)
  answers['/offline/till?lang=en'] = 'two "/assets/two-2.js" "/assets/f.woff2"'
  await expect(storePage(deps(), till)).rejects.toThrow('Failed to fetch')
  expect(await shown()).toContain('one <script')
  expect(await (await caches.match('/assets/one-1.js'))?.text()).toBe('one()')
  answers['/assets/two-2.js'] = 'two()'
  requested = []
  expect(await storePage(deps(), till)).toBe(true)
  expect(await shown()).toContain('two')
  // What it has already is not fetched again.
  expect(requested).toEqual(['/offline/till?lang=en', '/assets/two-2.js'])
  expect((await caches.keys()).filter(isPageCache)).toHaveLength(1)
  expect(await caches.match('/assets/one-1.js')).toBeUndefined()
})

it('forgets a page that is no longer marked, and retains it while the gateway is away', async () => {
  await storePage(deps(), till)
  const { '/offline/till?lang=en': document } = answers
  delete answers['/offline/till?lang=en']
  await expect(storePage(deps(), till)).rejects.toThrow('Failed to fetch')
  expect(await shown()).toBe(document)
  answers['/offline/till?lang=en'] = 'gone'
  expect(await storePage(deps(), till)).toBe(false)
  expect(await shown()).toBeUndefined()
})
