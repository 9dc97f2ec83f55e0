import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Payload } from '@schemas/layout/render'
import { ask, openGateway, productionEnv, signIn, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const text = async (path: string, options = {}) => (await ask(gateway, path, options)).body

describe('site lookup', () => {
  it('finds a site by each of its host names', async () => {
    for (const host of ['alpha.localhost', 'www.alpha.localhost'])
      expect(await text('/', { host })).toContain('ไซต์ alpha')
    expect(await text('/', { host: 'beta.localhost' })).toContain('ไซต์ beta')
  })

  it('gives the operator’s site on a local host, or the one in the override', async () => {
    expect(await text('/', { host: 'localhost' })).toContain('ไซต์ alpha')
    expect(await text('/', { host: 'localhost', cookie: 'hostOverride=beta.localhost' })).toContain('ไซต์ beta')
  })

  it('ignores the override on a host that a site claims', async () => {
    expect(await text('/', { host: 'alpha.localhost', cookie: 'hostOverride=beta.localhost' })).toContain('ไซต์ alpha')
  })

  it('reports an unclaimed host, without echoing markup', async () => {
    const answer = await ask(gateway, '/', { host: 'nobody.example' })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('No site uses the host name <code>nobody.example</code>')
  })

  it('lists hosts on local hosts only', async () => {
    const local = await ask(gateway, '/api/getHost?hostname=localhost', { host: 'localhost' })
    expect(local.json().hosts.length).toBeGreaterThan(3)
    const site = await ask(gateway, '/api/getHost?hostname=alpha.localhost')
    expect(site.json()).toMatchObject({ hosts: [], hostData: { siteName: 'ไซต์ alpha', spaceId: 'alpha' } })
  })

  it('has no local hosts in production', async () => {
    const production = await openGateway({ env: productionEnv })
    expect((await ask(production, '/', { host: 'localhost' })).statusCode).toBe(404)
    expect((await ask(production, '/', { host: 'gateway.example.com' })).body).toContain('ไซต์ alpha')
    await production.close()
  })
})

describe('page lookup', () => {
  it('reports a missing page, with its address', async () => {
    const answer = await ask(gateway, '/no/such/page')
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('Page Not Found: /no/such/page')
  })

  it('refuses a parameter by the page’s rule', async () => {
    const answer = await ask(gateway, '/year/soon')
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('Page not found: /year/soon')
    expect((await ask(gateway, '/year/2026')).statusCode).toBe(200)
  })

  it('prefers a literal to a parameter', async () => {
    expect(await text('/year/now')).toContain('This year')
  })

  it('redirects / of a site with a cluster to its dashboard', async () => {
    const answer = await ask(gateway, '/', { host: 'gamma.localhost' })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/cluster/user/dashboard'])
  })

  it('has one address: without doubled or trailing slashes', async () => {
    const answer = await ask(gateway, '/year//2026/?a=1')
    expect([answer.statusCode, answer.headers.location]).toEqual([308, '/year/2026?a=1'])
  })

  it('sends a guest to sign in and back', async () => {
    const answer = await ask(gateway, '/members?tab=2')
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      `/user/login?to=${encodeURIComponent('/members?tab=2')}`,
    ])
  })

  it('refuses a signed-in person without the role', async () => {
    const { cookie } = await signIn(gateway, 'user')
    expect((await ask(gateway, '/staff', { cookie })).statusCode).toBe(403)
    const admin = await signIn(gateway, 'admin')
    expect(await text('/staff', admin)).toContain('Admins')
  })

  it('shows each role its own view, or the nearest lower one', async () => {
    expect(await text('/roles')).toContain('Guest view')
    for (const [role, seen] of [
      ['user', 'User view'],
      ['manager', 'Manager view'],
      ['admin', 'Admin view'],
    ] as const)
      expect(await text('/roles', await signIn(gateway, role))).toContain(seen)
    expect(await text('/lower', await signIn(gateway, 'user'))).toContain('Everyone')
    expect(await text('/lower', await signIn(gateway, 'admin'))).toContain('Staff')
  })

  it('names the viewer in answers to navigations, and follows a changed role', async () => {
    const viewerOf = async (options: Parameters<typeof ask>[2] = {}, path = '/roles') =>
      (await ask(gateway, `${path}/_payload.json`, options)).json<Payload>().viewer
    const [admin, user] = [await signIn(gateway, 'admin'), await signIn(gateway, 'user')]
    const { userID, role } = (await ask(gateway, '/account/session', { cookie: user.cookie })).json<{
      userID: string
      role: string
    }>()
    expect([await viewerOf(), await viewerOf({ cookie: '_account=nobody' }), await viewerOf({}, '/nowhere')]).toEqual([
      { role: 'guest' },
      { role: 'guest' },
      { role: 'guest' },
    ])
    // The page is cached per role; the viewer of the answer is not.
    for (const each of [user, admin, user])
      expect((await viewerOf({ cookie: each.cookie }))?.userID === userID).toBe(each === user)
    expect(await viewerOf({ cookie: user.cookie }, '/members')).toEqual({ role, userID })
    const become = (next: string) =>
      ask(gateway, '/api/member/set-role', { token: admin.token, body: { id: userID, role: next } })
    expect((await become('manager')).statusCode).toBe(200)
    expect(await viewerOf({ cookie: user.cookie })).toEqual({ role: 'manager', userID })
    expect((await become('user')).statusCode).toBe(200)
    expect(await viewerOf({ cookie: user.cookie })).toEqual({ role: 'user', userID })
    // Viewed as another role, the payload has that viewer, like the document.
    expect(
      (await ask(gateway, '/roles/_payload.json?as=guest', { cookie: admin.cookie })).json<Payload>().viewer,
    ).toEqual({ role: 'guest' })
  })

  it('shows managers a page as a lower role, in any language, without caching it', async () => {
    const [admin, manager, user] = [
      await signIn(gateway, 'admin'),
      await signIn(gateway, 'manager'),
      await signIn(gateway, 'user'),
    ]
    for (const [role, seen] of [
      ['guest', 'Guest view'],
      ['user', 'User view'],
      ['manager', 'Manager view'],
      ['admin', 'Admin view'],
    ] as const)
      expect(await text(`/roles?as=${role}`, admin)).toContain(seen)
    const asGuest = await ask(gateway, '/?as=guest&lang=en', admin)
    expect(asGuest.body).toContain('"session":{"role":"guest"}')
    expect(asGuest.body).toContain('<html lang="en"')
    expect([asGuest.headers['set-cookie'], asGuest.headers['cache-control']]).toEqual([undefined, 'private, no-store'])
    expect((await ask(gateway, '/members?as=guest', admin)).statusCode).toBe(302)
    // It cannot raise a role.
    expect(await text('/roles?as=admin', manager)).toContain('Manager view')
    expect(await text('/roles?as=guest', user)).toContain('User view')
    expect(await text('/roles?as=admin')).toContain('Guest view')
    expect(await text('/roles?as=nobody', admin)).toContain('Admin view')
  })

  it('never sends what is hidden by role or date', async () => {
    for (const path of ['/hidden', '/hidden/_payload.json', '/api/cms/page?path=/hidden']) {
      const body = await text(path)
      expect(body).toContain('Open')
      expect(body).not.toMatch(/SECRET-FOR-STAFF|NOT-YET/)
    }
    expect(await text('/hidden', await signIn(gateway, 'manager'))).toContain('SECRET-FOR-STAFF')
  })

  it('uses the language of ?lang, then of the cookie, then the site’s first', async () => {
    expect(await text('/')).toContain('<html lang="th"')
    expect(await text('/', { cookie: 'lang=en' })).toContain('>Home<')
    const response = await ask(gateway, '/?lang=en')
    expect(response.body).toContain('<html lang="en"')
    expect(response.cookies).toContainEqual(expect.objectContaining({ name: 'lang', value: 'en' }))
    expect(await text('/?lang=xx')).toContain('<html lang="th"')
  })
})

describe('broken block', () => {
  it('keeps the page, without details for visitors and with the reason for managers', async () => {
    const visitor = await text('/broken-block')
    expect(visitor).toContain('Before')
    expect(visitor).toContain('After')
    expect(visitor.match(/data-block-problem/g)).toHaveLength(3)
    expect(visitor).not.toContain('no-such-block&quot;')
    const { cookie } = await signIn(gateway, 'manager')
    const manager = await text('/broken-block', { cookie })
    expect(manager).toContain('ระบบเวอร์ชันนี้ไม่มีบล็อกชนิด')
    expect(await text('/broken-block', { cookie: `${cookie}; lang=en` })).toContain('This build has no block type')
    expect(manager).toContain('views.guest.rows.0.cells.0.blocks.2.props.text')
  })
})

describe('document', () => {
  it('escapes hostile text everywhere', async () => {
    const body = await text('/hostile')
    expect(body).not.toContain('<script>alert(1)')
    expect(body).toContain('&lt;/script&gt;')
    expect(body).toContain('\\u003c/script\\u003e')
  })

  it('allows exactly the inline text that it carries', async () => {
    const answer = await ask(gateway, '/')
    const policy = String(answer.headers['content-security-policy'])
    const sha = (value: string | undefined) =>
      `'sha256-${createHash('sha256')
        .update(value ?? '')
        .digest('base64')}'`
    const script = /<script>(.*?)<\/script>/s.exec(answer.body)?.[1]
    const style = /<style>(.*?)<\/style>/s.exec(answer.body)?.[1]
    expect(policy).toContain(sha(script))
    expect(policy).toContain(sha(style))
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })

  it('carries title, canonical address, languages, picture data and structured data', async () => {
    const body = await text('/year/2026?lang=en')
    expect(body).toContain('<title>Page /year/{year} · Site alpha</title>')
    expect(body).toContain('<link rel="canonical" href="http://alpha.localhost:5001/year/2026?lang=en">')
    expect(body).toContain('<link rel="alternate" hreflang="en" href="http://alpha.localhost:5001/year/2026?lang=en">')
    expect(body).toContain('hreflang="th"')
    expect(await text('/year/2026')).toContain('<link rel="canonical" href="http://alpha.localhost:5001/year/2026">')
    expect(body).toContain('application/ld+json')
    expect(await text('/', { host: 'www.alpha.localhost' })).toContain(
      '<link rel="canonical" href="http://alpha.localhost:5001/">',
    )
  })

  it('is sent complete in every encoding', async () => {
    const plain = await ask(gateway, '/roles')
    for (let round = 0; round < 2; round++) {
      const packed = await ask(gateway, '/roles', { headers: { 'accept-encoding': 'gzip;q=0, br' } })
      expect(packed.headers['content-encoding']).toBe('br')
      expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
    }
  })

  it('is not sent again to a client that has it', async () => {
    await ask(gateway, '/roles')
    const first = await ask(gateway, '/roles')
    const again = await ask(gateway, '/roles', { headers: { 'if-none-match': String(first.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
})

describe('cache sharing', () => {
  it('never stores an answer to a request with a session, nor shows it to another', async () => {
    const people = await Promise.all((['user', 'manager', 'admin'] as const).map((role) => signIn(gateway, role)))
    for (const path of ['/roles', '/roles/_payload.json']) {
      const answers = await Promise.all([{}, ...people, {}, ...people].map((options) => ask(gateway, path, options)))
      const bodies = answers.map((answer) => answer.body)
      for (const at of [0, 4]) expect(bodies[at]).toContain('Guest view')
      for (const at of [0, 4]) expect(bodies[at]).not.toMatch(/Usa|Mana|Ada|token/)
      answers.forEach((answer, at) =>
        expect(answer.headers['cache-control']).toBe(
          at % 4 === 0 ? 'public, max-age=0, must-revalidate' : 'private, no-store',
        ),
      )
    }
  })

  it('separates sites under the same address', async () => {
    const [alpha, beta] = await Promise.all([text('/roles'), text('/roles', { host: 'beta.localhost' })])
    expect(alpha).toContain('ไซต์ alpha')
    expect(alpha).not.toContain('ไซต์ beta')
    expect(beta).toContain('ไซต์ beta')
  })

  it('does not fill the memory with addresses that do not exist', async () => {
    expect((await ask(gateway, `/${'x'.repeat(50)}`)).headers['cache-control']).toBe('private, no-cache')
  })
})

describe('files of a site', () => {
  it('list its pages, but none behind a sign-in', async () => {
    const map = await text('/sitemap.xml')
    expect(map).toContain('<loc>http://alpha.localhost:5001/year/2026</loc>')
    expect(map).not.toMatch(/members|staff|_error/)
    expect(await text('/robots.txt')).toContain('Sitemap: http://alpha.localhost:5001/sitemap.xml')
    expect((await ask(gateway, '/manifest.webmanifest')).json()).toMatchObject({ name: 'ไซต์ alpha', start_url: '/' })
  })

  it('include what a page polls for a newer build', async () => {
    const { id } = (await ask(gateway, '/builds/latest.json?1')).json() as { id: string }
    const meta = (await ask(gateway, `/builds/meta/${id}.json`)).json()
    expect(meta.matcher['/year/{year}']).toMatchObject({ access: 'guest', frame: 'default' })
    expect((await ask(gateway, '/builds/meta/other.json')).statusCode).toBe(404)
  })
})
