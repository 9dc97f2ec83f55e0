import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'
import { fixtureThemes, heading, page, row } from '../fixtures/sites'

let gateway: TestGateway
/** The address of each page that was rendered, with what of its query it was rendered for. */
let rendered: string[] = []

const list = { type: 'content/post-list', props: { paging: true } }
const themes = {
  ...fixtureThemes,
  '/themes/default/pages/plain.json': page('/plain', { guest: [row(heading('Plain'))] }),
  '/themes/default/pages/find.json': page('/find', { guest: [row({ type: 'site/search-results' }, list)] }),
  '/themes/default/pages/in-tabs.json': page('/in-tabs', {
    guest: [
      row({
        type: 'content/tabs',
        props: { tabs: [{ id: 'one', label: 'One' }] },
        slots: { one: [row({ type: 'site/search-results' })] },
      }),
    ],
  }),
  '/themes/default/pages/short.json': page('/short', { guest: [row({ type: 'content/post-list' })] }),
  '/themes/default/pages/any.json': page('/any/{slug}', { guest: [row(heading('Any'))] }, { sample: { slug: 'x' } }),
}

beforeAll(async () => {
  gateway = await openGateway({
    themes,
    renderPage: (boot, payload) => {
      rendered.push(payload.path + JSON.stringify(payload.query))
      return Promise.resolve({ html: '<main></main>', boot, payload, failures: [] })
    },
  })
})
afterAll(() => gateway.close())
beforeEach(() => {
  rendered = []
})
afterEach(() => {
  vi.useRealTimers()
})

const random = () => Math.random().toString(36).slice(2)
let callers = 0
/** From an address of its own each time: how often one may ask is not what is looked at. */
const visit = (path: string, requested: Parameters<typeof ask>[2] = {}) => {
  callers += 1
  return ask(gateway, path, { from: `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`, ...requested })
}

describe('parameters that no block of a page reads', () => {
  it('render the page once, however many there are', async () => {
    for (let at = 0; at < 1000; at += 1)
      expect((await visit(`/plain?${random()}=${random()}&utm_source=${random()}`)).statusCode).toBe(200)
    expect(rendered).toEqual(['/plain{}'])
  })

  it('make no second payload either', async () => {
    const tags = new Set<unknown>()
    for (let at = 0; at < 20; at += 1)
      tags.add((await visit(`/plain/_payload.json?${random()}=${random()}`)).headers.etag)
    expect(tags.size).toBe(1)
    expect([...tags]).not.toContain(undefined)
    expect((await visit('/plain/_payload.json?utm_source=x')).json()).toMatchObject({ path: '/plain', query: {} })
  })

  it('make no difference by HEAD, by another spelling of the host or by a session that is none', async () => {
    const requested: [string, Parameters<typeof ask>[2]][] = [
      ['/plain?a=1', { method: 'HEAD' }],
      ['/plain?b=1', { host: 'ALPHA.localhost' }],
      ['/plain?c=1', { host: 'alpha.localhost.' }],
      ['/plain?d=1', { cookie: '_account=nonsense' }],
      ['/plain?canvas', {}],
      ['/plain?as=admin&look=x', {}],
    ]
    await visit('/plain')
    rendered = []
    for (const [path, how] of requested) expect((await visit(path, how)).statusCode).toBe(200)
    expect(rendered).toEqual([])
    expect((await visit('/plain?e=1', { cookie: '_account=nonsense' })).headers['cache-control']).toBe(
      'private, no-store',
    )
  })

  it('are carried on where an address leads elsewhere', async () => {
    expect((await visit('/plain/?utm_source=letter')).headers.location).toBe('/plain?utm_source=letter')
    expect((await visit('/members?utm_source=letter')).headers.location).toBe(
      `/user/login?to=${encodeURIComponent('/members?utm_source=letter')}`,
    )
  })
})

describe('parameters that blocks of a page declare', () => {
  it('vary the page', async () => {
    for (const q of ['one', 'two', 'one']) await visit(`/find?q=${q}`)
    expect(rendered).toEqual(['/find{"q":"one"}', '/find{"q":"two"}'])
  })

  it('vary it from within an area of another block', async () => {
    for (const q of ['one', 'two', 'one']) await visit(`/in-tabs?q=${q}`)
    expect(rendered).toEqual(['/in-tabs{"q":"one"}', '/in-tabs{"q":"two"}'])
  })

  it('count as the props of the block say', async () => {
    for (const tag of ['one', 'two']) await visit(`/short?tag=${tag}`)
    expect(rendered).toEqual(['/short{}'])
  })

  it('make one entry in whatever order, repeated, empty or with others', async () => {
    await visit('/find?q=order&tag=cake')
    expect(rendered).toHaveLength(1)
    for (const query of ['tag=cake&q=order', 'tag=cake&x=1&q=order&after=', `q=order&tag=cake&${random()}`])
      await visit(`/find?${query}`)
    expect(rendered).toHaveLength(1)
    // Said twice it says nothing.
    await visit('/find')
    for (const query of ['q=a&q=b', 'q=c&q=d&q=e', 'q=', 'q']) await visit(`/find?${query}`)
    expect(rendered).toHaveLength(2)
  })

  it('are cut to length', async () => {
    for (const end of ['a', 'b', 'c']) await visit(`/find?q=${'x'.repeat(500)}${end}`)
    expect(rendered).toEqual([`/find${JSON.stringify({ q: 'x'.repeat(500) })}`])
  })

  it('push no page without any out of memory', { timeout: 60_000 }, async () => {
    await visit('/plain')
    for (let at = 0; at < 1100; at += 1) await visit(`/any/${random()}`)
    rendered = []
    await visit('/plain')
    expect(rendered).toEqual([])
  })
})

describe('a signed-in visitor', () => {
  it('gets a payload that is made once for all parameters that nothing reads', async () => {
    const { cookie } = await signIn(gateway, 'user')
    const bodies = new Set<string>()
    for (let at = 0; at < 5; at += 1) bodies.add((await visit(`/plain/_payload.json?${random()}=1`, { cookie })).body)
    expect(bodies.size).toBe(1)
  })
})

describe('addresses that do not exist', () => {
  it('render a bounded number of pages, and name themselves in the first ones', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date() })
    const [first] = [await visit('/no/such/page')]
    expect([first.statusCode, first.body.includes('/no/such/page')]).toEqual([404, true])
    for (let at = 0; at < 300; at += 1) {
      const answer = await visit(`/${random()}?${random()}`)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'private, no-cache'])
    }
    // Thirty of their own and the one of all others.
    expect(rendered).toHaveLength(31)
    expect(rendered.at(-1)).toBe('/_error{}')
    // Another site has pages of its own for them.
    expect((await visit('/no/such/page', { host: 'beta.localhost' })).body).toContain('/no/such/page')
    // So has this one, some seconds later.
    vi.setSystemTime(Date.now() + 10_001)
    expect((await visit('/no/such/page')).body).toContain('/no/such/page')
  })
})

describe('other spellings of an address', () => {
  it('lead to its page, and make no page of their own', async () => {
    await visit('/plain')
    rendered = []
    for (const spelling of ['/pl%61in', '/%70lain', '/pla%69%6e', '/pla%69%6E', '/%70%6c%61%69%6e/']) {
      expect((await visit(`${spelling}?a=1`)).headers.location).toBe('/plain?a=1')
      expect((await visit(`${spelling}/_payload.json`)).headers.etag).toBe(
        (await visit('/plain/_payload.json')).headers.etag,
      )
    }
    expect(rendered).toEqual([])
  })
})

describe('preview links that show nothing', () => {
  it('render a bounded number of pages', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    for (let at = 0; at < 100; at += 1) {
      const answer = await visit(`/plain?preview=${random()}`)
      expect([
        answer.statusCode,
        answer.headers['cache-control'],
        answer.body.includes('Preview not found') || answer.body.includes('ไม่พบตัวอย่างนี้'),
      ]).toEqual([410, 'private, no-store', true])
    }
    expect(rendered).toHaveLength(31)
    expect(rendered.at(-1)).toBe('/_error{}')
    expect((await visit('/no/such/page')).statusCode).toBe(404)
  })
})
