import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const shared = 'public, max-age=0, must-revalidate'
const caching = async (path: string, options = {}) => (await ask(gateway, path, options)).headers['cache-control']

describe('response cache', () => {
  it('is kept apart by site, language, host and kind, and by nothing that changes no answer', async () => {
    const tags = new Map<string, unknown>()
    const variants = [
      {},
      { cookie: 'lang=en' },
      { host: 'beta.localhost' },
      { host: 'alpha.localhost:7000' },
      { path: '/roles/_payload.json' },
      { host: 'localhost' },
      { host: 'localhost', cookie: 'hostOverride=beta.localhost' },
    ] as const
    for (const { path = '/roles', ...options } of variants as readonly {
      path?: string
      host?: string
      cookie?: string
    }[]) {
      await ask(gateway, path, options)
      tags.set(JSON.stringify([path, options]), (await ask(gateway, path, options)).headers.etag)
    }
    expect([...tags.values()].every(Boolean)).toBe(true)
    expect(new Set(tags.values()).size).toBe(variants.length)
    const plain = tags.get(JSON.stringify(['/roles', {}]))
    for (const options of [
      { cookie: 'hostOverride=beta.localhost' },
      { cookie: 'lang=xx; other=1' },
      { headers: { 'user-agent': 'x', 'x-forwarded-host': 'beta.localhost' } },
      { host: 'ALPHA.localhost.' },
    ])
      expect((await ask(gateway, '/roles', options)).headers.etag).toBe(plain)
    // What pages do read of a query: tests/gateway/cache-keys.
    expect((await ask(gateway, '/roles?a=1')).headers.etag).toBe(plain)
  })

  it('never holds an answer made for a person, whatever the cookie is worth', async () => {
    const { cookie } = await signIn(gateway, 'manager')
    for (const options of [{ cookie }, { cookie: '_account=nonsense' }, { cookie: '_account=' }])
      expect(await caching('/roles', options)).toBe('private, no-store')
    expect((await ask(gateway, '/roles')).body).toContain('Guest view')
  })

  it('is private when an answer sets a cookie', async () => {
    expect(await caching('/roles?lang=en')).toBe('private, no-cache')
    const again = await ask(gateway, '/roles?lang=en')
    expect(again.headers['cache-control']).toBe('private, no-cache')
    const known = await ask(gateway, '/roles?lang=en', { headers: { 'if-none-match': String(again.headers.etag) } })
    expect([known.statusCode, known.headers['cache-control']]).toEqual([304, 'private, no-cache'])
    expect(known.cookies).toContainEqual(expect.objectContaining({ name: 'lang', value: 'en' }))
    expect(await caching('/roles?lang=en', { cookie: 'lang=en' })).toBe(shared)
  })

  it('recognises a tag weakened by a proxy, among others', async () => {
    await ask(gateway, '/roles')
    const { etag } = (await ask(gateway, '/roles')).headers
    for (const header of [`"other", ${String(etag)}`, String(etag).replace('W/', '')])
      expect((await ask(gateway, '/roles', { headers: { 'if-none-match': header } })).statusCode).toBe(304)
    expect((await ask(gateway, '/roles', { headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200)
  })

  it('shows a change of the site a second later, without a new release', async () => {
    await ask(gateway, '/', { host: 'gamma.localhost' })
    expect((await ask(gateway, '/year/now', { host: 'gamma.localhost' })).body).toContain('ไซต์ gamma')
    await gateway.database.db.execute(
      sql`UPDATE site SET name = '{"th": "ชื่อใหม่", "en": "New name"}' WHERE site_id = 'gamma'`,
    )
    await new Promise((resolve) => setTimeout(resolve, 1100))
    const after = await ask(gateway, '/year/now', { host: 'gamma.localhost' })
    expect(after.body).toContain('ชื่อใหม่')
    expect(after.body).not.toContain('ไซต์ gamma')
  })
})

describe('HEAD', () => {
  it('answers like GET, without a body', async () => {
    await ask(gateway, '/lower')
    const [get, head] = [await ask(gateway, '/lower'), await ask(gateway, '/lower', { method: 'HEAD' })]
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', get.headers.etag])
    expect((await ask(gateway, '/no-such-page', { method: 'HEAD' })).statusCode).toBe(404)
  })
})

describe('compression', () => {
  it('gives the same text to all concurrent requests', async () => {
    const plain = await ask(gateway, '/year/2027')
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask(gateway, '/year/2027', { headers: { 'accept-encoding': 'gzip' } })),
    )
    for (const answer of answers) expect(gunzipSync(answer.rawPayload).toString()).toBe(plain.body)
  })
})
