import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Boot } from '@schemas/boot'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
let manager: { cookie: string; token: string }
beforeAll(async () => {
  gateway = await openGateway()
  manager = await signIn(gateway, 'manager')
})
afterAll(() => gateway.close())

const part = (html: string, id: string) => {
  const [, text] = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html) ?? []
  return text === undefined ? undefined : (JSON.parse(text) as Record<string, unknown>)
}
const editor = async (path: string, options: Parameters<typeof ask>[2] = manager) =>
  (await ask(gateway, path, options)).body

describe('builder’s document', () => {
  it('contains what the builder would request first', async () => {
    const html = await editor('/roles?edit')
    // The live content is requested only for a comparison.
    const { live, ...stored } = (await ask(gateway, '/api/editor/document?key=page%3A%2Froles', manager)).json()
    expect(live).toEqual(stored.content)
    expect(part(html, 'opened')).toEqual(stored)
    expect(part(html, 'payload')).toMatchObject({ path: '/roles', pattern: '/roles', tree: null })
  })

  it('describes the page’s address like visitors’ documents', async () => {
    // An address with a query is looked up with the data of its page.
    const [plain, looked] = await Promise.all(
      ['/roles?edit', '/roles?edit&x=1'].map(async (path) => part(await editor(path), 'payload')),
    )
    expect(plain).toEqual({ ...looked, query: {} })
    expect(looked).toMatchObject({ query: { x: '1' } })
  })

  it('contains the requested document, and none for a screen without one', async () => {
    expect(part(await editor('/roles?edit=slot:header'), 'opened')).toMatchObject({ key: 'slot:header' })
    expect(part(await editor('/year/2026?edit'), 'opened')).toMatchObject({ key: 'page:/year/{year}' })
    expect(part(await editor('/roles?edit=theme'), 'opened')).toBeUndefined()
    const { content } = (await ask(gateway, '/api/editor/document?key=page%3A%2Froles', manager)).json<{
      content: object
    }>()
    expect(
      (
        await ask(gateway, '/api/editor/create', {
          ...manager,
          body: { path: '/ทดลอง/หน้า', title: 'Not published', content: { ...content, path: '/ทดลอง/หน้า' } },
        })
      ).statusCode,
    ).toBe(200)
    expect(part(await editor(`${encodeURI('/ทดลอง/หน้า')}?edit`), 'opened')).toMatchObject({ key: 'page:/ทดลอง/หน้า' })
    expect(part(await editor('/roles?edit=page:/no-such-page'), 'opened')).toBeUndefined()
  })

  it('contains the whole frame that guests get, next to the manager’s', async () => {
    const [own, guest] = [
      part(await editor('/roles?edit'), 'boot') as unknown as Boot,
      part(await editor('/', {}), 'boot') as unknown as Boot,
    ]
    const { locale, space, routes, slots, assets } = guest
    expect(own).toMatchObject({ slots, guests: { locale, space, routes, assets } })
    expect(Object.keys(own.guests?.assets ?? {})).toEqual(Object.keys(assets))
    const staffs = own.routes.map(({ path }) => path).filter((path) => !routes.some((route) => route.path === path))
    expect(staffs).not.toEqual([])
    expect(own.guests?.routes).toHaveLength(routes.length)
  })

  it('is refused to all others', async () => {
    for (const options of [{}, await signIn(gateway, 'user'), await signIn(gateway, 'manager', 'beta')]) {
      const html = await editor('/roles?edit', { ...options, host: 'alpha.localhost' })
      expect([part(html, 'opened'), html.includes('data-editor')]).toEqual([undefined, false])
    }
  })

  it('sends signed-out people to sign in and back; refuses those who may not edit', async () => {
    for (const query of ['?edit', '?edit=page:/no-such-page', '?edit=theme']) {
      const { statusCode, headers } = await ask(gateway, `/roles${query}`)
      const led = new URL(String(headers.location), 'http://site')
      expect([statusCode, led.pathname, led.searchParams.get('to'), headers['cache-control']]).toEqual([
        302,
        '/user/login',
        `/roles${query}`,
        'no-store',
      ])
    }
    // A draft's token is never carried along; all else is returned as written.
    for (const [query, after] of [
      ['?edit&preview=abc', '?edit'],
      ['?preview=abc&edit=page:/x', '?edit=page:/x'],
      ['?edit=page%3A%2Fx&pre%76iew=abc&tab=%E0%B8%81', '?edit=page%3A%2Fx&tab=%E0%B8%81'],
      ['?preview=a&edit&preview=b', '?edit'],
    ]) {
      const { headers } = await ask(gateway, `/roles${query}`)
      expect(new URL(String(headers.location), 'http://site').searchParams.get('to')).toBe(`/roles${after}`)
    }
    for (const [query, led] of [
      ['?edit&preview=abc', '?edit'],
      ['?preview=abc&edit=page:/x', '?edit=page:/x'],
    ] as const) {
      const { headers } = await ask(gateway, `/roles${query}`)
      expect(new URL(String(headers.location), 'http://site').searchParams.get('to')).toBe(`/roles${led}`)
    }
    const user = await ask(gateway, '/roles?edit', { cookie: `${(await signIn(gateway, 'user')).cookie}; lang=en` })
    expect([user.statusCode, user.body.includes('Your account can’t edit pages.')]).toEqual([403, true])
    expect((await ask(gateway, '/roles?canvas')).statusCode).toBe(200)
  })

  it('preloads the scripts of the page’s blocks, all of which exist', async () => {
    const html = await editor('/roles?edit')
    const scripts = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, href]) => href ?? '')
    expect(scripts.length).toBeGreaterThan(3)
    const [, entry] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? []
    expect(scripts).toContain(entry)
    expect(await Promise.all(scripts.map(async (script) => (await ask(gateway, script)).statusCode))).toEqual(
      scripts.map(() => 200),
    )
  })
})

describe('builder’s style sheets', () => {
  it('include those of its panels; only those of blocks, which the canvas has, are left out', async () => {
    const html = await editor('/roles?edit')
    const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"( disabled)?>/g)].map(
      ([, href = '', disabled]) => ({ href, isOn: disabled === undefined }),
    )
    const names = (isOn: boolean) =>
      links.filter((link) => link.isOn === isOn).map(({ href }) => href.replace(/^\/assets\/|-.{8}\.css$/g, ''))
    expect(names(true)).toEqual(expect.arrayContaining(['editor', 'editor-tools']))
    expect(names(false).filter((name) => name.startsWith('editor'))).toEqual([])
    expect(names(false).filter((name) => name === 'view').length).toBeGreaterThan(20)
    expect(new Set(links.map(({ href }) => href)).size).toBe(links.length)
  })
})

describe('canvas style sheet', () => {
  it('has the rules of every block, is immutable, and compressed where accepted', async () => {
    const [, href = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(await editor('/roles?canvas')) ?? []
    const plain = await ask(gateway, href)
    expect([plain.statusCode, plain.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
    expect(plain.headers['cache-control']).toContain('immutable')
    // The site's own pages, and many more.
    expect(new Set(plain.body.match(/\.view-module__[\w-]+/g)).size).toBeGreaterThan(300)
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await ask(gateway, href, { headers: { 'accept-encoding': encoding } })
      expect(packed.headers['content-encoding']).toBe(encoding)
      expect(unpack(packed.rawPayload).toString()).toBe(plain.body)
    }
    expect((await ask(gateway, href.replace(/.{4}\.css$/, '0000.css'))).statusCode).toBe(404)
  })
})

describe('answer for one person', () => {
  it.each(['/roles?edit', '/roles?canvas', '/api/editor/document?key=page%3A%2Froles'])(
    'is compressed where accepted: %s',
    async (path) => {
      const plain = await ask(gateway, path, manager)
      const packed = await ask(gateway, path, { ...manager, headers: { 'accept-encoding': 'br' } })
      expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'br'])
      // Nonces and request times differ in every answer.
      expect(brotliDecompressSync(packed.rawPayload).toString().slice(0, 40)).toBe(plain.body.slice(0, 40))
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
      expect([packed.headers['cache-control'], packed.headers['content-type']]).toEqual([
        plain.headers['cache-control'],
        plain.headers['content-type'],
      ])
      expect(packed.headers['cache-control']).toContain('no-store')
    },
  )
})
