import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, openGateway, productionEnv, signIn, type TestGateway } from '@tests/support/gateway'

const canonicalOf = (body: string) => /<link rel="canonical" href="([^"]*)">/.exec(body)?.[1]

describe('host name', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await openGateway()
  })
  afterAll(() => gateway.close())

  it.each(['ALPHA.localhost', 'alpha.localhost.', 'Alpha.LocalHost.:5001'])(
    'is the same in any spelling: %s',
    async (host) => {
      const answer = await ask(gateway, '/year/2026', { host })
      expect(answer.statusCode).toBe(200)
      expect(canonicalOf(answer.body)).toBe('http://alpha.localhost:5001/year/2026')
    },
  )

  it.each([
    'alpha.localhost:99999',
    'alpha.localhost:port',
    'alpha.localhost:1:2',
    'alpha localhost:1',
    'alpha.localhost/x:1',
    '"><script>:1',
    'x@alpha.localhost:1',
  ])('finds no site and breaks nothing when invalid: %s', async (host) => {
    for (const path of ['/', '/_payload.json', '/sitemap.xml', '/api/space/alpha']) {
      const answer = await ask(gateway, path, { headers: { host } })
      expect(answer.statusCode, path).toBe(404)
      expect(answer.body).not.toContain('<script')
    }
    expect((await ask(gateway, '/api/health', { headers: { host } })).statusCode).toBe(200)
  })

  it('is local for loopback addresses too, and for nothing that resembles one', async () => {
    for (const host of ['[::1]:5001', '127.0.0.1:5001', '127.1.2.3:5001'])
      expect(
        (await ask(gateway, '/api/getHost?hostname=beta.localhost', { host })).json().hosts.length,
        host,
      ).toBeGreaterThan(3)
    for (const host of ['localhost.example:1', '127.0.0.1.example:1', 'xlocalhost:1', 'beta.localhost:1'])
      expect((await ask(gateway, '/api/getHost?hostname=beta.localhost', { host })).json().hosts, host).toEqual([])
  })

  it('ignores a visitor’s own headers', async () => {
    const answer = await ask(gateway, '/year/2026', {
      headers: { 'x-forwarded-host': 'beta.localhost', 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.0.0.1' },
    })
    expect(answer.body).toContain('ไซต์ alpha')
    expect(canonicalOf(answer.body)).toBe('http://alpha.localhost:5001/year/2026')
    expect(answer.headers['strict-transport-security']).toBeUndefined()
  })

  it('gives the same site object under each name, so that its pages are compiled once', async () => {
    const { sites } = gateway.services
    const [first, second, third] = [
      await sites.byHost('alpha.localhost'),
      await sites.byHost('www.alpha.localhost'),
      await sites.byId('alpha'),
    ]
    expect(first).toBeDefined()
    expect(second).toBe(first)
    expect(third).toBe(first)
  })
})

describe('proxy', () => {
  it('is trusted only when it is configured', async () => {
    const gateway = await openGateway({ env: { TRUST_PROXY: '10.0.0.0/8' } })
    const headers = { 'x-forwarded-host': 'beta.localhost', 'x-forwarded-proto': 'https', host: 'inside:80' }
    const trusted = await ask(gateway, '/year/2026', { headers, from: '10.1.2.3' })
    expect(canonicalOf(trusted.body)).toBe('https://beta.localhost/year/2026')
    expect(trusted.headers['strict-transport-security']).toBe('max-age=31536000')
    expect((await ask(gateway, '/year/2026', { headers, from: '203.0.113.9' })).statusCode).toBe(404)
    await gateway.close()
  })
})

describe('public gateway', () => {
  it('takes scheme and port of its links from GATEWAY_ORIGIN, and marks its cookies secure behind a silent proxy', async () => {
    const gateway = await openGateway({ env: productionEnv })
    const answer = await ask(gateway, '/year/2026?lang=en', { host: 'alpha.localhost:6666' })
    expect(canonicalOf(answer.body)).toBe('https://alpha.localhost/year/2026?lang=en')
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000')
    expect(answer.cookies).toContainEqual(expect.objectContaining({ name: 'lang', secure: true }))
    const signed = await ask(gateway, '/account/signin', {
      body: { email: 'user@alpha.example', password: 'sitewright-demo' },
    })
    expect(signed.cookies).toContainEqual(expect.objectContaining({ name: '_account', secure: true, httpOnly: true }))
    await gateway.close()
  })

  it('refuses the demo password, although the database once held demo data', async () => {
    const { SEED_DEMO: _seeded, ...env } = productionEnv
    const before = await openGateway()
    await signIn(before, 'admin')
    const after = await openGateway({ env, database: before.database })
    expect(
      (await ask(after, '/account/signin', { body: { email: 'admin@alpha.example', password: 'sitewright-demo' } }))
        .statusCode,
    ).toBe(401)
    await after.app.close()
    await before.close()
  })
})
