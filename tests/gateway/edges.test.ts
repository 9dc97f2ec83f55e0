import { readdirSync } from 'node:fs'
import { extname } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

describe('redirect', () => {
  it.each([
    ['//evil.example/x', '/evil.example/x'],
    ['///evil.example', '/evil.example'],
    ['http://evil.example/year//2026', '/year/2026'],
    ['/year/2026/?to=//evil.example', '/year/2026?to=//evil.example'],
  ])('stays on this host for %s', async (url, location) => {
    const answer = await ask(gateway, url)
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location])
  })

  it('to sign-in names a path of this site, however the page was requested', async () => {
    for (const path of [
      '/members',
      '/members/_payload.json',
      '//members/_payload.json',
      '/api/cms/page?path=/members',
    ]) {
      const answer = await ask(gateway, path)
      const to = answer.headers.location ?? (answer.json() as { redirect: string }).redirect
      expect(to, path).toBe(`/user/login?to=${encodeURIComponent('/members')}`)
    }
  })
})

describe('invalid address', () => {
  it.each(['/%E0%A4%A', '/%', '/year/%ff'])('is refused with the same protections as all others: %s', async (path) => {
    const answer = await ask(gateway, path)
    expect([400, 404]).toContain(answer.statusCode)
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.body).not.toMatch(/FST_|at .*\.js/)
  })

  it.each([
    '/api/nothing',
    '/account/nothing',
    '/filemanager',
    '/_store/public/x',
    '/assets/nothing.js',
    '/builds/nothing',
  ])('is no page, and answers like a call: %s', async (path) => {
    const answer = await ask(gateway, path)
    expect([answer.statusCode, answer.json().error.status]).toEqual([404, 404])
    expect(answer.headers['cache-control']).not.toMatch(/public|immutable/)
  })

  it.each([
    '/assets/..%2f..%2fpackage.json',
    '/assets/%252e%252e%252fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/assets//etc/passwd',
  ])('leads out of no folder: %s', async (path) => {
    const answer = await ask(gateway, path)
    expect(answer.statusCode).toBeGreaterThanOrEqual(300)
    expect(answer.body).not.toMatch(/"dependencies"|root:/)
  })

  it('is refused for another method too', async () => {
    for (const method of ['PUT', 'POST'] as const) {
      const answer = await ask(gateway, '/roles', { method })
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
    }
  })
})

describe('file of the build', () => {
  it('is sent compressed, immutable and protected', async () => {
    const script = /href="(\/assets\/[^"]+\.js)"/.exec((await ask(gateway, '/')).body)?.[1] ?? ''
    const plain = await ask(gateway, script, { headers: { 'accept-encoding': 'identity' } })
    const packed = await ask(gateway, script, { headers: { 'accept-encoding': 'br' } })
    expect([plain.statusCode, plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([
      200,
      undefined,
      'br',
    ])
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length)
    expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(String(packed.headers.vary)).toMatch(/accept-encoding/i)
    expect(packed.headers['x-content-type-options']).toBe('nosniff')
    const again = await ask(gateway, script, {
      headers: { 'accept-encoding': 'br', 'if-none-match': String(packed.headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const head = await ask(gateway, script, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
      200,
      String(packed.rawPayload.length),
      '',
    ])
  })

  it('is sent in ranges to players', async () => {
    const film = readdirSync('dist/client/assets').find((name) => name.endsWith('.mp4')) ?? ''
    const whole = await ask(gateway, `/assets/${film}`, { headers: { 'accept-encoding': 'br' } })
    expect([whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual(['video/mp4', 'bytes'])
    const size = whole.rawPayload.length
    const part = await ask(gateway, `/assets/${film}`, { headers: { range: 'bytes=100-' } })
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-${size - 1}/${size}`])
    expect(part.rawPayload.equals(whole.rawPayload.subarray(100))).toBe(true)
    const beyond = await ask(gateway, `/assets/${film}`, { headers: { range: `bytes=${size}-` } })
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${size}`])
  })

  it('has a type for every file', async () => {
    const names = readdirSync('dist/client/assets').filter((name) => !/\.(?:br|gz)$/.test(name))
    const one = new Map(names.map((name) => [extname(name), name]))
    expect(one.size).toBeGreaterThan(5)
    for (const [ending, name] of one)
      expect([ending, (await ask(gateway, `/assets/${name}`, { method: 'HEAD' })).statusCode]).toEqual([ending, 200])
  })
})

describe('call', () => {
  it('refuses a change requested by another site’s page', async () => {
    const body = { email: 'user@alpha.example', password: 'sitewright-demo' }
    for (const site of ['cross-site', 'same-site'])
      expect((await ask(gateway, '/account/signin', { body, headers: { 'sec-fetch-site': site } })).statusCode).toBe(
        403,
      )
    expect(
      (await ask(gateway, '/account/signin', { body, headers: { 'sec-fetch-site': 'same-origin' } })).statusCode,
    ).toBe(200)
  })

  it('takes the row from its address, and secrets only from the body', async () => {
    expect((await ask(gateway, '/api/space/alpha?spaceId=beta')).json()).toMatchObject({ id: 'alpha' })
    expect(
      (await ask(gateway, '/account/signin?email=user@alpha.example&password=sitewright-demo', { body: {} }))
        .statusCode,
    ).toBe(400)
  })

  it('refuses what is too large, repeated, or no JSON, with a message', async () => {
    expect(
      (await ask(gateway, '/account/signin', { body: { email: 'x'.repeat(1_100_000), password: 'x' } })).statusCode,
    ).toBe(413)
    expect((await ask(gateway, '/api/getHost?hostname=a&hostname=b')).statusCode).toBe(400)
    const broken = await ask(gateway, '/account/signin', {
      body: '{"email":' as unknown as object,
      headers: { 'content-type': 'application/json' },
    })
    expect(broken.statusCode).toBe(400)
    expect(broken.body).not.toMatch(/at .*\.js|SyntaxError/)
    const hostile = await ask(gateway, '/account/signin', {
      body: '{"__proto__":{"role":"admin"},"email":"a@b.example","password":"x"}' as unknown as object,
      headers: { 'content-type': 'application/json' },
    })
    expect(hostile.statusCode).toBe(400)
  })

  it('refuses text that the database cannot store, without failing', async () => {
    const { token } = await signIn(gateway, 'admin')
    const theme = {
      kind: 'sitewright-theme',
      format: 1,
      name: 'odd',
      title: 'Odd\0 \ud83d',
      pack: 'default',
      overrides: {},
      slots: {},
    }
    expect((await ask(gateway, '/api/theme/import', { token, body: { file: theme } })).statusCode).toBe(200)
    expect((await ask(gateway, '/api/editor/document?key=page:/a%00b', { token })).statusCode).toBe(404)
    expect((await ask(gateway, '/api/cms/search?q=a%00b')).statusCode).toBe(200)
    expect((await ask(gateway, '/api/editor/document?key=section:constructor', { token })).statusCode).toBe(404)
    expect(gateway.log).toEqual([])
  })

  it('returns its request id on an internal failure, and hides the reason', async () => {
    const { cookie } = await signIn(gateway, 'user')
    const { services } = gateway
    const { withSite } = services
    services.withSite = () => Promise.reject(new Error('secret table is on fire'))
    const call = await ask(gateway, '/account/session', { cookie })
    const page = await ask(gateway, '/roles', { cookie })
    services.withSite = withSite
    expect([call.statusCode, call.json().error.message, page.statusCode]).toEqual([500, 'Internal Server Error', 500])
    expect(page.headers['content-type']).toContain('text/html')
    for (const answer of [call, page]) {
      expect(answer.body).not.toContain('fire')
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.body).toContain(String(answer.headers['x-request-id']))
    }
    expect(JSON.stringify(gateway.log)).toContain('secret table is on fire')
  })
})
