import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Boot } from '@schemas/boot'
import type { Payload } from '@schemas/layout/render'
import { fixtureThemes, heading, page, row } from '@tests/fixtures/sites'
import { type Content, type Editing, openEditing } from '@tests/support/editing'
import { ask, type TestGateway } from '@tests/support/gateway'

const button = (to: string) => ({ type: 'content/button', props: { text: `to ${to}`, link: { to } } })
const themes = {
  ...fixtureThemes,
  '/themes/default/pages/about.json': page('/about', {
    guest: [row(heading({ en: 'About us', th: 'หมวดหมู่' }), { type: 'site/language-switch' })],
  }),
  '/themes/default/pages/links.json': page('/links', {
    guest: [row(button('/about?a=1#b'), button('/news/archive'), button('/news/today'))],
  }),
  '/themes/default/pages/news.json': page(
    '/news/{slug}',
    { guest: [row(heading('News'))] },
    { sample: { slug: 'today' } },
  ),
  '/themes/default/pages/archive.json': page('/news/archive', { user: [row(heading('Archive'))] }, { access: 'user' }),
  '/themes/default/pages/form.json': page('/team', { guest: [row(heading('Team'))] }),
}

let gateway: TestGateway
let work: Editing
beforeAll(async () => {
  ;({ gateway, work } = await openEditing({ themes }))
  await give('page:/about', { th: '/เกี่ยวกับเรา' })
  await give('page:/news/{slug}', { th: '/ข่าว/{slug}', en: '/latest/{slug}' })
  const done = await publish('all')
  if (done.statusCode !== 200) throw new Error(done.body)
})
afterAll(() => gateway.close())

const thai = encodeURI('/เกี่ยวกับเรา')
const home = 'http://alpha.localhost:5001'
async function give(key: string, paths: Record<string, string> | undefined) {
  const { version, content } = await work.open(key)
  const { paths: _before, ...rest } = content
  return work.save(key, version, { ...rest, ...(paths ? { paths } : {}) })
}
const publish = (keys: string[] | 'all') => work.post('publish', { keys })
const refusals = async (keys: string[]) =>
  (await publish(keys)).json<{ error: { details: { problems: unknown[] } } }>().error.details.problems
const english = { cookie: 'lang=en' }
const payloadOf = async (path: string, options = {}) =>
  (await ask(gateway, `${path}/_payload.json`, options)).json<Payload>()
const langOf = (body: string) => /<html lang="(\w+)"/.exec(body)?.[1]
const hrefs = (body: string) =>
  [...body.matchAll(/<link rel="(?:canonical|alternate)"(?: hreflang="([\w-]+)")? href="([^"]+)">/g)].map(
    ([, lang, href]) => `${lang ?? 'canonical'} ${href}`,
  )
const location = async (path: string, options = {}) => {
  const answer = await ask(gateway, path, options)
  return [answer.statusCode, answer.headers.location]
}

describe('address in one language', () => {
  it('shows the page in that language, whatever the visitor reads elsewhere, and keeps to it', async () => {
    const answer = await ask(gateway, thai, english)
    expect([answer.statusCode, langOf(answer.body), answer.cookies]).toEqual([
      200,
      'th',
      [expect.objectContaining({ name: 'lang', value: 'th' })],
    ])
    expect(answer.headers['cache-control']).toContain('private')
    const first = await ask(gateway, '/latest/today')
    expect([langOf(first.body), first.cookies]).toEqual([
      'en',
      [expect.objectContaining({ name: 'lang', value: 'en' })],
    ])
    expect((await ask(gateway, thai)).cookies).toEqual([])
    // Cached for the next visitor in each language separately.
    for (const options of [{}, english]) expect(langOf((await ask(gateway, thai, options)).body)).toBe('th')
  })

  it('is the redirect target of the page’s path for its readers, with the query', async () => {
    expect(await location('/about?x=1')).toEqual([302, `${thai}?x=1`])
    expect(await location('/about', english)).toEqual([200, undefined])
    expect(await location('/about?lang=th', english)).toEqual([302, thai])
    expect(await location(`${thai}?lang=en&x=1`)).toEqual([302, '/about?lang=en&x=1'])
    expect(await location('/news/a%20b', english)).toEqual([302, '/latest/a%20b'])
    expect(await location(encodeURI('/ข่าว/ก?lang=en'))).toEqual([302, encodeURI('/latest/ก')])
  })

  it('has one spelling', async () => {
    // The tone mark before the vowel below: it looks the same.
    const swapped = encodeURIComponent('ปู่').split('%E0%B8%B9%E0%B9%88').join('%E0%B9%88%E0%B8%B9')
    expect(await location(`/${swapped}`)).toEqual([308, `/${encodeURIComponent('ปู่')}`])
    expect(await location('/%E0%A4%A')).toEqual([400, undefined])
  })

  it('is used in a running document’s own language', async () => {
    expect(await payloadOf(thai)).toMatchObject({ pattern: '/about', path: '/about', addresses: { th: thai } })
    expect(await payloadOf(thai, english)).toMatchObject({ redirect: '/about', tree: null })
    expect(await payloadOf('/about')).toMatchObject({ redirect: thai })
    expect(await payloadOf('/latest/today', english)).toMatchObject({
      pattern: '/news/{slug}',
      path: '/news/today',
      params: { slug: 'today' },
      addresses: { th: encodeURI('/ข่าว/today'), en: '/latest/today' },
    })
  })

  it('is announced to search engines, with the other language’s', async () => {
    expect(hrefs((await ask(gateway, thai)).body)).toEqual([
      `canonical ${home}${thai}`,
      `th ${home}${thai}`,
      `en ${home}/about?lang=en`,
      `x-default ${home}/about`,
    ])
    expect(hrefs((await ask(gateway, '/about?lang=en')).body)[0]).toBe(`canonical ${home}/about?lang=en`)
    const map = (await ask(gateway, '/sitemap.xml')).body
    const alternates = `<xhtml:link rel="alternate" hreflang="th" href="${home}${encodeURI('/ข่าว/today')}"/><xhtml:link rel="alternate" hreflang="en" href="${home}/latest/today"/>`
    for (const loc of [encodeURI('/ข่าว/today'), '/latest/today'])
      expect(map).toContain(`<url><loc>${home}${loc}</loc>${alternates}</url>`)
    expect(map).toContain(`<loc>${home}${thai}</loc>`)
    expect(map).not.toContain(`<loc>${home}/news/today</loc>`)
    expect(map).toContain(`<url><loc>${home}/team</loc><xhtml:link rel="alternate" hreflang="th" href="${home}/team"/>`)
    expect(map).toContain(`<url><loc>${home}/team?lang=en</loc>`)
  })

  it('is the target of links and the language switch', async () => {
    const th = (await ask(gateway, '/links')).body
    expect(th).toContain(`href="${thai}?a=1#b"`)
    expect(th).toContain(`href="${encodeURI('/ข่าว/today')}"`)
    // Another page's, although the visitor who sees the link may not open it.
    expect(th).toContain('href="/news/archive"')
    const en = (await ask(gateway, '/links', english)).body
    expect(en).toContain('href="/about?a=1#b"')
    expect(en).toContain('href="/latest/today"')
    const switched = (await ask(gateway, thai)).body
    expect(switched).toContain(`<a href="${thai}" lang="th"`)
    expect(switched).toContain('<a href="/about?lang=en" lang="en"')
  })

  it('opens the builder at the page, in the manager’s language', async () => {
    for (const address of [thai, '/about', '/latest/today']) {
      const answer = await ask(gateway, `${address}?edit`, { cookie: `${work.manager.cookie}; lang=th` })
      expect([answer.statusCode, langOf(answer.body)]).toEqual([200, 'th'])
      expect(answer.body).toContain(`"pattern":"${address === '/latest/today' ? '/news/{slug}' : '/about'}"`)
    }
    expect((await ask(gateway, '/about?canvas', work.manager)).statusCode).toBe(200)
    expect(await work.entry('page:/about')).toMatchObject({ paths: { th: '/เกี่ยวกับเรา' } })
  })

  it('is included in the document, and in no other site', async () => {
    const boot = JSON.parse(
      /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec((await ask(gateway, '/links')).body)?.[1] ??
        '',
    ) as Boot
    expect(boot.addresses).toEqual({
      '/about': '/เกี่ยวกับเรา',
      '/latest/{slug}': '/ข่าว/{slug}',
      '/news/archive': '/news/archive',
      '/news/{slug}': '/ข่าว/{slug}',
    })
    expect((await ask(gateway, '/', { host: 'beta.localhost' })).body).not.toContain('"addresses"')
    expect((await ask(gateway, thai, { host: 'beta.localhost' })).statusCode).toBe(404)
  })
})

describe('changing an address', () => {
  it('redirects from the old one, in its language', async () => {
    await work.post('create', { path: '/history', title: 'History' })
    await give('page:/history', { th: '/ประวัติ', en: '/our-history' })
    await publish(['page:/history'])
    await give('page:/history', { th: '/ความเป็นมา' })
    await publish(['page:/history'])
    expect(await location(encodeURI('/ประวัติ'), english)).toEqual([308, encodeURI('/ความเป็นมา')])
    expect(await location('/our-history?x=1')).toEqual([308, '/history?lang=en&x=1'])
    await work.post('rename', { key: 'page:/history', path: '/past' })
    await publish(['page:/past'])
    expect(await location(encodeURI('/ประวัติ'))).toEqual([308, encodeURI('/ความเป็นมา')])
    expect(await location('/history')).toEqual([308, '/past'])
    expect((await ask(gateway, encodeURI('/ความเป็นมา'))).statusCode).toBe(200)
    const { releases } = (await work.get('/api/editor/releases')).json<{ releases: { no: number; keys: string[] }[] }>()
    const first = releases.filter(({ keys }) => keys.includes('page:/history')).at(-1)
    await work.post('rollback', { no: first?.no })
    expect((await ask(gateway, encodeURI('/ประวัติ'))).statusCode).toBe(200)
    expect(await location(encodeURI('/ความเป็นมา'))).toEqual([404, undefined])
  })

  it('shows the new one by a preview link before visitors have it', async () => {
    await give('page:/team', { en: '/the-team' })
    const { address } = (await work.post('preview-link', { keys: ['page:/team'], hours: 1 })).json<{
      address: string
    }>()
    const { pathname, search } = new URL(address, home)
    const answer = await ask(gateway, `${pathname}${search}`, english)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `/the-team${search}`])
    expect(langOf((await ask(gateway, `/the-team${search}`)).body)).toBe('en')
    expect((await ask(gateway, '/the-team')).statusCode).toBe(404)
    await give('page:/team', undefined)
  })

  it('belongs to one page, and is refused with a message before publishing', async () => {
    const tries: [Record<string, string>, string, string][] = [
      [{ th: '/about' }, 'taken', 'มีหน้าอื่นใช้ที่อยู่นี้แล้ว: /about (/about)'],
      [{ en: '/เกี่ยวกับเรา' }, 'taken', 'มีหน้าอื่นใช้ที่อยู่นี้แล้ว: /เกี่ยวกับเรา (/about)'],
      [{ en: '/api/x' }, 'address', 'ที่อยู่เฉพาะภาษานี้ใช้ไม่ได้: /api/x'],
      [{ th: '/ก/{x}' }, 'address', 'ที่อยู่เฉพาะภาษานี้ใช้ไม่ได้: /ก/{x}'],
      [{ th: 'ก ข' }, 'address', 'ที่อยู่เฉพาะภาษานี้ใช้ไม่ได้: ก ข'],
    ]
    for (const [paths, code, message] of tries) {
      expect((await give('page:/team', paths)).statusCode).toBe(200)
      expect(await refusals(['page:/team'])).toEqual([
        { key: 'page:/team', code, message, path: ['paths', Object.keys(paths)[0]] },
      ])
    }
    await give('page:/team', undefined)
    for (const path of ['/เกี่ยวกับเรา', '/latest/{other}'])
      expect((await work.post('create', { path, title: 'x' })).statusCode).toBe(409)
    expect((await work.post('rename', { key: 'page:/team', path: '/เกี่ยวกับเรา' })).statusCode).toBe(409)
  })

  it('is not copied with the page, and a page may move to its own', async () => {
    await work.post('create', { path: '/about-2', title: 'Copy', from: 'page:/about' })
    const { content } = await work.open('page:/about-2')
    expect((content as Content).paths).toBeUndefined()
    await work.post('create', { path: '/we', title: 'We' })
    await give('page:/we', { th: '/พวกเรา' })
    expect((await work.post('rename', { key: 'page:/we', path: '/พวกเรา' })).statusCode).toBe(200)
    expect((await publish(['page:/พวกเรา'])).statusCode).toBe(200)
    expect((await ask(gateway, encodeURI('/พวกเรา'))).statusCode).toBe(200)
  })
})
