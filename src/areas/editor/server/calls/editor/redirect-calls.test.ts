import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RedirectEntry, RedirectLine } from '@schemas/editor/entities/redirect'
import type { Payload } from '@schemas/layout/render'
import { fixtureThemes, heading, page, row } from '@tests/fixtures/sites'
import { type Editing, openEditing } from '@tests/support/editing'
import { ask, signIn, type TestGateway } from '@tests/support/gateway'

const themes = {
  ...fixtureThemes,
  '/themes/default/pages/about.json': page('/about', { guest: [row(heading('About'))] }),
  '/themes/default/pages/team.json': page('/team', { guest: [row(heading('Team'))] }),
  // Without a category parameter it lists no posts, and so does not exist there.
  '/themes/default/pages/round.json': page('/round', {
    guest: [row({ type: 'content/post-list', props: { fromAddress: true } })],
  }),
  '/themes/default/pages/post.json': page('/posts/{slug}', { guest: [row({ type: 'content/post-body' })] }),
  '/themes/default/pages/offer.json': page('/offer', { guest: [row(heading('Offer'))] }),
}

let gateway: TestGateway
let work: Editing
beforeAll(async () => {
  ;({ gateway, work } = await openEditing({ themes }))
})
afterAll(() => gateway.close())

type Refusal = { error: { message: string; fields?: Record<string, string> } }
type Listed = { redirects: RedirectEntry[]; count: number; own: number; next?: number }
/** As a reader of English. */
const post = (call: string, body: unknown, { token } = work.manager) =>
  ask(gateway, `/api/editor/${call}`, { token, body, cookie: 'lang=en' })
const set = (from: string, to: string, more: object = {}, who = work.manager) =>
  post('set-redirect', { from, to, ...more }, who)
const saveRedirect = async (from: string, to: string, more: object = {}) => {
  const answer = await set(from, to, more)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<RedirectEntry>()
}
const refused = async (from: string, to: string, more: object = {}) => {
  const answer = await set(from, to, more)
  return [answer.statusCode, ...Object.entries(answer.json<Refusal>().error.fields ?? {}).flat()]
}
const remove = (from: string, who = work.manager) => work.post('remove-redirect', { from }, who)
const list = async (q = '', who = work.manager) =>
  (await work.get(`/api/editor/redirects?q=${encodeURIComponent(q)}`, who)).json<Listed>()
const location = async (path: string, options = {}) => {
  const { statusCode, headers } = await ask(gateway, path, options)
  return [statusCode, headers.location]
}
const payloadOf = async (path: string, options = {}) => (await ask(gateway, path, options)).json<Payload>()
const publish = (keys: string[]) => work.post('publish', { keys })
const acts = async (action: string) =>
  (await work.get(`/api/editor/audit?action=${action}`, work.admin)).json<{
    entries: { subject: string; by: string; before: unknown; after: unknown }[]
  }>().entries

describe('a configured redirect', () => {
  it('redirects at once, with the query, in documents and payloads, for everyone', async () => {
    expect(await location('/old')).toEqual([404, undefined])
    expect(await saveRedirect(' old/ ', '/about?a=1#team')).toEqual({ from: '/old', to: '/about?a=1#team' })
    const people = [{}, { cookie: (await signIn(gateway, 'user')).cookie }, { cookie: work.admin.cookie }]
    for (const who of people) {
      expect(await location('/old?b=2', who)).toEqual([308, '/about?a=1&b=2#team'])
      expect(await payloadOf('/old/_payload.json?b=2', who)).toMatchObject({
        redirect: '/about?a=1&b=2#team',
        tree: null,
      })
    }
    expect(await location('/old', { method: 'HEAD' })).toEqual([308, '/about?a=1#team'])
    expect(await location('//old/?b=2')).toEqual([308, '/old?b=2'])
    expect((await ask(gateway, '/old', { host: 'beta.localhost' })).statusCode).toBe(404)
  })

  it('uses readable addresses, however they are encoded', async () => {
    expect(
      await saveRedirect(
        'https://www.alpha.localhost/%E0%B8%82%E0%B9%88%E0%B8%B2%E0%B8%A7',
        'https://alpha.localhost/about',
      ),
    ).toEqual({ from: '/ข่าว', to: '/about' })
    expect(await location(encodeURI('/ข่าว'))).toEqual([308, '/about'])
    expect(await saveRedirect('/team-old', '/ข่าว')).toEqual({ from: '/team-old', to: '/ข่าว' })
    expect(await location('/team-old')).toEqual([308, '/about'])
    expect(await location('/Old')).toEqual([404, undefined])
  })

  it('redirects elsewhere by https, without internal parameters, and not in the builder', async () => {
    await saveRedirect('/shop-elsewhere', 'https://shop.example/tea?a=1')
    expect(await location('/shop-elsewhere?b=2')).toEqual([308, 'https://shop.example/tea?a=1&b=2'])
    const { address } = (await work.post('preview-link', { keys: ['page:/about'], hours: 1 })).json<{
      address: string
    }>()
    const token = new URL(address, 'http://x').searchParams.get('preview') ?? ''
    expect(await location(`/shop-elsewhere?preview=${token}`)).toEqual([308, 'https://shop.example/tea?a=1'])
    expect(await location(`/old?preview=${token}`)).toEqual([308, `/about?a=1&preview=${token}#team`])
    const { cookie } = work.manager
    expect((await location('/old?edit', { cookie }))[1]).toBe('/about?a=1&edit')
    expect((await ask(gateway, '/shop-elsewhere?edit', { cookie })).statusCode).toBe(200)
  })

  it('gives way to a page created there, and applies again when it is removed', async () => {
    await saveRedirect('/spring', '/about')
    expect((await work.post('create', { path: '/spring', title: 'Spring' })).statusCode).toBe(200)
    expect((await list('/spring')).redirects).toMatchObject([{ from: '/spring', kind: 'own', covered: 'draft' }])
    expect(await location('/spring')).toEqual([308, '/about'])
    await publish(['page:/spring'])
    expect(await location('/spring')).toEqual([200, undefined])
    expect((await list('/spring')).redirects).toMatchObject([{ covered: 'page' }])
    await work.post('trash', { key: 'page:/spring' })
    await publish(['page:/spring'])
    expect(await location('/spring')).toEqual([308, '/about'])
    // A redirect over an existing page is reported as covered.
    expect(await saveRedirect('/offer', '/team')).toMatchObject({ covered: 'page' })
    expect(await location('/offer')).toEqual([200, undefined])
    expect(await saveRedirect('/year/2027', '/about')).toMatchObject({ covered: 'page' })
    expect(await location('/year/2027')).toEqual([200, undefined])
  })

  it('redirects from a pattern address without content, in one step', async () => {
    expect(await saveRedirect('/year/then', '/nothing-there')).toEqual({
      from: '/year/then',
      to: '/nothing-there',
      ends: 'nowhere',
    })
    expect(await location('/year/then')).toEqual([308, '/nothing-there'])
    expect(await saveRedirect('/posts/former', '/posts/later?a=1#end')).toEqual({
      from: '/posts/former',
      to: '/posts/later?a=1#end',
      ends: 'nowhere',
    })
    expect(await location('/posts/former?b=2')).toEqual([308, '/posts/later?a=1&b=2#end'])
    await saveRedirect('/posts/later', '/about')
    for (const who of [{}, { cookie: work.manager.cookie }]) {
      expect(await location('/posts/former?b=2', who)).toEqual([308, '/about?a=1&b=2#end'])
      expect(await payloadOf('/posts/former/_payload.json?b=2', who)).toMatchObject({
        path: '/posts/former',
        redirect: '/about?a=1&b=2#end',
      })
    }
  })

  it('ends a circle through a renamed page without content', async () => {
    expect(await location('/round')).toEqual([404, undefined])
    await saveRedirect('/way', '/round')
    expect((await work.post('rename', { key: 'page:/round', path: '/way' })).statusCode).toBe(200)
    expect((await publish(['page:/way'])).statusCode).toBe(200)
    expect(await location('/way')).toEqual([404, undefined])
    expect((await ask(gateway, '/way/_payload.json')).statusCode).toBe(404)
    await remove('/way')
  })

  it('is refused at the field, with a message', async () => {
    expect(await refused('', '/about')).toEqual([400, 'from', 'Enter the address to redirect, such as /old-page.'])
    expect(await refused('/api/key', '/about')).toEqual([400, 'from', 'This address is reserved for the system.'])
    expect(await refused('/new?x=1', '/about')).toEqual([400, 'from', expect.stringContaining('Leave out anything')])
    expect(await refused('https://other.example/a', '/about')).toEqual([
      400,
      'from',
      expect.stringContaining('another website'),
    ])
    expect(await refused('/', '/about')).toEqual([400, 'from', expect.stringContaining('homepage')])
    for (const to of [
      'javascript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      'http://evil.example',
      'https://a@evil.example',
      '/assets/a.js',
      '',
    ])
      expect((await refused('/new', to)).slice(0, 2), to).toEqual([400, 'to'])
    expect(await refused('/new', 'http://www.alpha.localhost/new#x')).toEqual([
      400,
      'to',
      'This address would redirect to itself.',
    ])
    expect(await refused('/old', '/team')).toEqual([409, 'from', 'This address already redirects to /about?a=1#team.'])
    await saveRedirect('/one', '/two')
    await saveRedirect('/two', '/three')
    expect(await refused('/three', '/one')).toEqual([
      400,
      'to',
      'This would create a loop: /three → /one → /two → /three',
    ])
    expect(
      (
        await ask(gateway, '/api/editor/set-redirect', {
          token: work.manager.token,
          body: { from: '/three', to: '/one' },
          cookie: 'lang=th',
        })
      ).json<Refusal>().error.message,
    ).toContain('วนกลับมาที่เดิม')
  })

  it('returns a percent sign unchanged', async () => {
    expect(await saveRedirect('/ลด-50%25', '/about')).toEqual({ from: '/ลด-50%25', to: '/about' })
    expect(await location(encodeURI('/ลด-50%'))).toEqual([308, '/about'])
    const gone = (await remove('/ลด-50%25')).json<{ from: string; to: string }>()
    expect(await saveRedirect(gone.from, gone.to)).toEqual({ from: '/ลด-50%25', to: '/about' })
    await remove('/ลด-50%25')
  })

  it('is changed and removed only as reviewed, and audited with both sides', async () => {
    await saveRedirect('/before', '/about')
    const was = { from: '/before', to: '/about' }
    await saveRedirect('/after', '/team', { was })
    expect([await location('/before'), await location('/after')]).toEqual([
      [404, undefined],
      [308, '/team'],
    ])
    expect(await refused('/before', '/team', { was })).toEqual([409])
    await saveRedirect('/after', '/team', { was: { from: '/after', to: '/team' } })
    // A stale removal must not delete a target that its caller never saw.
    expect((await work.post('remove-redirect', { from: '/after', to: '/about' })).statusCode).toBe(409)
    expect((await remove('/after', work.admin)).json()).toEqual({ from: '/after', to: '/team' })
    expect(await location('/after')).toEqual([404, undefined])
    expect((await remove('/after')).statusCode).toBe(404)
    expect(await acts('redirect-change')).toMatchObject([
      {
        subject: 'redirect:/after',
        by: 'Mana Two',
        before: { path: '/before', to: '/about' },
        after: { path: '/after', to: '/team' },
      },
    ])
    expect((await acts('redirect-remove'))[0]).toMatchObject({
      subject: 'redirect:/after',
      by: 'Ada Three',
      before: { to: '/team' },
      after: null,
    })
    expect((await acts('redirect-add'))[0]).toMatchObject({
      subject: 'redirect:/before',
      before: null,
      after: { to: '/about' },
    })
  })

  it('has one of several concurrent makers, and forms no circle from two halves', async () => {
    // Whichever is first: none of these is affected by a later list query.
    const answers = await Promise.all([
      set('/at-once', '/about'),
      set('/at-once', '/about?second', {}, work.admin),
      set('/at-once', '/about?third'),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other)).toEqual([200, 409, 409])
    const halves = await Promise.all([set('/half', '/other-half'), set('/other-half', '/half', {}, work.admin)])
    expect(halves.map(({ statusCode }) => statusCode).sort((one, other) => one - other)).toEqual([200, 400])
  })
})

describe('redirect list', () => {
  it('includes those of renamed pages, with who, when, and since when they apply', async () => {
    expect((await work.post('rename', { key: 'page:/team', path: '/people' })).statusCode).toBe(200)
    expect((await list('/team')).redirects).toContainEqual({
      kind: 'renamed',
      from: '/team',
      to: '/people',
      by: 'Mana Two',
      at: expect.any(String),
      isWaiting: true,
    })
    expect(await refused('/team', '/about')).toEqual([
      409,
      'from',
      'A page was moved from here, so this address redirects to /people.',
    ])
    await publish(['page:/team', 'page:/people'])
    expect((await list('/team')).redirects).toContainEqual({
      kind: 'renamed',
      from: '/team',
      to: '/people',
      by: 'Mana Two',
      at: expect.any(String),
    })
    expect(await location('/team')).toEqual([308, '/people'])
    expect(await refused('/team', '/about')).toEqual([
      409,
      'from',
      'A page was moved from here, so this address redirects to /people.',
    ])
    // Redirects to the old address resolve in one step.
    await saveRedirect('/staff-list', '/team')
    expect(await location('/staff-list')).toEqual([308, '/people'])
    expect(await refused('/people', '/team')).toEqual([400, 'to', expect.stringContaining('loop')])
  })

  it('reports a redirect covered by a page rename', async () => {
    expect((await work.post('rename', { key: 'page:/offer', path: '/offers' })).statusCode).toBe(200)
    await publish(['page:/offer', 'page:/offers'])
    expect((await list('/offer')).redirects).toMatchObject([
      { kind: 'own', from: '/offer', covered: 'renamed' },
      { kind: 'renamed', from: '/offer', to: '/offers' },
    ])
    expect(await location('/offer')).toEqual([308, '/offers'])
  })

  it('lets the link checker know redirected addresses', async () => {
    expect(
      (
        await work.post(
          'create',
          {
            path: '/board',
            title: 'Board',
            content: { ...JSON.parse(page('/board', { admin: [row(heading('For us'))] })), access: 'admin' },
          },
          work.admin,
        )
      ).statusCode,
    ).toBe(200)
    const others = async (who = work.manager) =>
      (await work.get('/api/editor/pages', who)).json<{ others?: string[] }>().others ?? []
    expect(await others()).toEqual(
      expect.arrayContaining([
        '/old',
        ...(await list()).redirects.filter(({ kind }) => kind === 'renamed').map(({ from }) => from),
      ]),
    )
    // An admin-only page's path is listed once it is published, where anyone may request it.
    expect(await others()).not.toContain('/board')
    expect((await work.post('publish', { keys: ['page:/board'] }, work.admin)).statusCode).toBe(200)
    expect(await others()).toContain('/board')
    expect(await others(work.admin)).not.toContain('/board')
  })

  it("is shown to managers only, with each redirect's maker", async () => {
    expect((await list('/old')).redirects).toMatchObject([
      { kind: 'own', from: '/old', by: 'Mana Two', at: expect.any(String) },
    ])
    const user = await signIn(gateway, 'user')
    expect([
      (await work.get('/api/editor/redirects', user)).statusCode,
      (await set('/new', '/about', {}, user)).statusCode,
      (await remove('/old', user)).statusCode,
    ]).toEqual([403, 403, 403])
  })
})

describe('importing redirects', () => {
  const importLines = (lines: string, keep: boolean) => post('bring-redirects', { lines, keep })
  const imported = async (lines: string, keep = false) =>
    (await importLines(lines, keep)).json<{ lines: RedirectLine[]; kept: number }>()
  const lines = [
    'Redirect from,Redirect to',
    '/2019/a,/about',
    'https://alpha.localhost/%E0%B8%81,/2019/a',
    '"/x, y";"/about"',
    '/2019/a,/people',
    '/old,/about?a=1#team',
    '/old,/people',
    '/z,//evil.example',
    '/alone',
    '/2020,/2021',
    '/2021,/2020',
  ].join('\n')

  it('checks every line before storing any', async () => {
    const before = (await list()).own
    const { lines: report, kept: count } = await imported(lines)
    expect(count).toBe(0)
    expect(report.map(({ no, state, from }) => [no, state, from])).toEqual([
      [1, 'heading', 'Redirect from'],
      [2, 'new', '/2019/a'],
      [3, 'new', '/ก'],
      [4, 'new', '/x, y'],
      [5, 'refused', '/2019/a'],
      [6, 'same', '/old'],
      [7, 'refused', '/old'],
      [8, 'refused', '/z'],
      [9, 'refused', '/alone'],
      [10, 'new', '/2020'],
      [11, 'refused', '/2021'],
    ])
    expect(report[4]?.message).toBe('Line 2 has the same address.')
    expect(report[9]).toMatchObject({ ends: 'nowhere' })
    expect((await list()).own).toBe(before)
    expect(await location('/2019/a')).toEqual([404, undefined])
  })

  it('stores them together, with one audit entry', async () => {
    expect(await imported(lines, true)).toMatchObject({ kept: 4 })
    expect(await location('/2019/a')).toEqual([308, '/about'])
    expect(await location('/%E0%B8%81')).toEqual([308, '/about'])
    expect(await location('/x,%20y')).toEqual([308, '/about'])
    expect(await acts('redirect-bring')).toMatchObject([
      {
        subject: 'redirects',
        by: 'Mana Two',
        after: { redirects: ['/2019/a → /about', '/ก → /2019/a', '/x, y → /about', '/2020 → /2021'] },
      },
    ])
    expect(await imported(lines, true)).toMatchObject({ kept: 0 })
  })

  it('limits them per import and in total', async () => {
    const many = (name: string, count: number) =>
      Array.from({ length: count }, (_, at) => `/${name}-${at}\t/about`).join('\n')
    expect((await importLines(many('too', 1001), true)).json<Refusal>().error.fields).toEqual({
      lines: 'Up to 1,000 lines at once. You have 1,001.',
    })
    expect((await importLines(' \n', false)).statusCode).toBe(400)
    for (let round = 0; round < 5; round++)
      expect((await importLines(many(`round-${round}`, 1000), true)).statusCode).toBe(200)
    expect((await list()).own).toBe(5000)
    expect(await refused('/one-more', '/about')).toEqual([409, 'from', expect.stringContaining('5,000')])
    expect(await location('/round-3-999')).toEqual([308, '/about'])
    const { count, next, redirects } = await list('round-3')
    expect([count, next, redirects.length]).toEqual([1000, 100, 100])
    expect((await work.get('/api/editor/redirects?q=round-3&start=900')).json<Listed>()).toMatchObject({
      redirects: { length: 100 },
    })
    expect((await work.get('/api/editor/redirects?q=round-3&start=900')).json<Listed>().next).toBeUndefined()
  })
})
