import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localAddress } from './local-address'
import { locales } from './locale'
import { type AddressedPage, ownPathConflicts, ownPathsOf } from './own-paths'
import { addressShape } from './page-address'
import { fillPath, pathParams } from './path'
import { siteAddresses } from './site-addresses'

const everyone = () => true
const page = (path: string, own: AddressedPage['own'] = {}): AddressedPage => ({ path, own })
const thai = encodeURI('/เกี่ยวกับเรา')

describe('addresses by language', () => {
  const site = siteAddresses(
    [
      page('/about', { th: '/เกี่ยวกับเรา' }),
      page('/news/{slug}', { th: '/ข่าว/{slug}', en: '/news/{slug}' }),
      page('/news/archive'),
      page('/team'),
    ],
    {
      '/old': '/team',
      '/เก่า': { path: '/about', locale: 'th' },
      '/former': { path: '/about', locale: 'en' },
      '/ข่าว/แรก': '/team',
      '/lost': '/gone',
      '/หาย': { path: '/gone', locale: 'th' },
    },
  )

  it('lead to their page and imply their language', () => {
    expect(site.find(thai)).toEqual({
      kind: 'page',
      path: '/about',
      params: {},
      address: '/เกี่ยวกับเรา',
      languages: ['th'],
    })
    expect(site.find('/เกี่ยวกับเรา'.normalize('NFD'))).toMatchObject({ path: '/about' })
    expect(site.find('/about')).toMatchObject({ path: '/about', languages: [] })
    expect(site.find('/ข่าว/a%20b')).toMatchObject({ path: '/news/{slug}', params: { slug: 'a b' }, languages: ['th'] })
    expect(site.find('/news/today')).toMatchObject({ path: '/news/{slug}', languages: ['en'] })
    expect(site.find('/news/archive')).toMatchObject({ path: '/news/archive', languages: [] })
    expect([site.find('/nowhere'), site.find('/%E0%A4%A'), site.find('/about%2Fx')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('are given for a page and a language, as browsers request them', () => {
    expect(site.inLanguage('/about', {}, 'th')).toEqual({ to: thai, isOwn: true })
    expect(site.inLanguage('/about', {}, 'en')).toEqual({ to: '/about', isOwn: false })
    expect(site.inLanguage('/news/{slug}', { slug: 'ก' }, 'th').to).toBe(encodeURI('/ข่าว/ก'))
  })

  it('redirect when old, in their language, and a redirect beats a parameter', () => {
    expect(site.find('/old')).toEqual({ kind: 'moved', to: '/team' })
    expect(site.find(encodeURI('/เก่า'))).toEqual({ kind: 'moved', to: thai })
    expect(site.find('/former')).toEqual({ kind: 'moved', to: '/about?lang=en' })
    expect(site.find('/ข่าว/แรก')).toEqual({ kind: 'moved', to: '/team' })
    expect([site.find('/lost'), site.find('/หาย')]).toEqual([undefined, undefined])
  })

  it('are the targets of links, each in the visitor’s language', () => {
    const th = site.translations('th', everyone)
    expect(localAddress(th, '/about?a=1#b')).toBe(`${thai}?a=1#b`)
    expect(localAddress(th, '/news/today')).toBe(encodeURI('/ข่าว/today'))
    expect(localAddress(site.translations('en', everyone), '/เกี่ยวกับเรา#top')).toBe('/about#top')
    for (const to of [
      '/news/archive',
      '/team',
      '/nowhere',
      '#top',
      'https://example.com/about',
      'mailto:a@example.com',
      '/about?lang=en',
      thai,
    ])
      expect(localAddress(th, to)).toBe(to)
    expect(
      localAddress(
        site.translations('th', (path) => path !== '/about'),
        '/about',
      ),
    ).toBe('/about')
    expect(localAddress(undefined, '/about')).toBe('/about')
    expect(siteAddresses([page('/a')]).translations('th', everyone)).toBeUndefined()
  })

  it('are reached directly by links older than a page’s rename', () => {
    const moved = siteAddresses([page('/team', { th: '/ทีม' }), page('/b/{x}'), page('/plain')], {
      '/old': '/team',
      '/a/{x}': '/b/{x}',
      '/เก่า': { path: '/plain', locale: 'th' },
      '/gone': '/nowhere',
    })
    expect(localAddress(moved.translations('en', everyone), '/old?a=1#b')).toBe('/team?a=1#b')
    expect(localAddress(moved.translations('th', everyone), '/old')).toBe(encodeURI('/ทีม'))
    expect(localAddress(moved.translations('en', everyone), '/a/5')).toBe('/b/5')
    // A viewer who may not open the page gets the same answer at the old address as at the new one.
    for (const to of ['/เก่า', '/gone']) expect(localAddress(moved.translations('en', everyone), to)).toBe(to)
    expect(
      localAddress(
        moved.translations('en', (path) => path !== '/team'),
        '/old',
      ),
    ).toBe('/old')
    // Nor is an old address in one language mistaken for that of a renamed page.
    const general = siteAddresses([page('/p/{x}'), page('/about')], {
      '/{x}': '/p/{x}',
      '/เก่า': { path: '/about', locale: 'th' },
    })
    expect(['/other', '/เก่า'].map((to) => localAddress(general.translations('en', everyone), to))).toEqual([
      '/p/other',
      '/เก่า',
    ])
    const simple = siteAddresses([page('/new')], { '/old': '/new' })
    expect(simple.translations('en', everyone)).toEqual({ '/old': '/new' })
  })
})

describe('impossible own addresses', () => {
  it.each([
    [[page('/a', { th: '/b' }), page('/b')], { path: '/a', problem: 'taken', by: '/b' }],
    [[page('/a', { th: '/x' }), page('/b', { en: '/x' })], { path: '/b', problem: 'taken', by: '/a' }],
    [
      [page('/a/{x}', { th: '/ก/{x}' }), page('/b/{y}', { th: '/ก/{y}' })],
      { path: '/b/{y}', problem: 'taken', by: '/a/{x}' },
    ],
    [[page('/a', { th: '/api/x' })], { problem: 'reserved' }],
    [[page('/a', { th: 'x y' })], { problem: 'shape' }],
    [[page('/a/{x}', { th: '/ก' })], { problem: 'params' }],
    [[page('/a', { th: '/ก/{x}' })], { problem: 'params' }],
    [[page('/{a}/{b}', { th: '/{b}/{a}' })], { problem: 'params' }],
    [[page('/a/{x}', { th: '/{x}/{x}' })], { problem: 'parameters' }],
  ] as const)('reports %j', (pages, conflict) => {
    expect(ownPathConflicts(pages)).toMatchObject([conflict])
    expect(siteAddresses(pages).own((conflict as { path?: string }).path ?? pages[0].path)).toEqual({})
  })

  it('still answer when they are only confusingly similar to another page’s', () => {
    const pages = [
      page('/about'),
      page('/team', { th: '/About', en: '/Team' }),
      page('/b/{x}', { en: '/TEAM/{x}' }),
      page('/c/{x}', { en: '/team/{x}' }),
    ]
    expect(ownPathConflicts(pages)).toEqual([
      { path: '/team', locale: 'th', problem: 'alike', by: '/about' },
      { path: '/c/{x}', locale: 'en', problem: 'alike', by: '/b/{x}' },
    ])
    expect(['/About', '/about', '/Team'].map((each) => siteAddresses(pages).find(each))).toMatchObject([
      { path: '/team' },
      { path: '/about' },
      { path: '/team' },
    ])
  })

  it('are read from any JSON, in one spelling', () => {
    expect(ownPathsOf({ paths: { th: ' /ก้ำ/ '.normalize('NFD'), en: 5, de: '/x' } })).toEqual({ th: '/ก้ำ'.normalize() })
    for (const document of [null, 1, [], { paths: [] }, { paths: { th: 'x'.repeat(301) } }])
      expect(ownPathsOf(document)).toEqual({})
  })

  it('leave a page at its path, and may repeat its path in both languages', () => {
    expect(ownPathConflicts([page('/a', { th: '/a', en: '/a' })])).toEqual([])
    expect(siteAddresses([page('/a', { th: '/a', en: '/a' })]).find('/a')).toMatchObject({ languages: ['th', 'en'] })
  })
})

const part = fc.constantFrom('a', 'b', 'กา', 'น้ำ', 'é', '{x}', '{y}', 'api')
const anyPath = fc
  .array(part, { minLength: 1, maxLength: 3 })
  .map((parts) => `/${parts.join('/')}`)
  .filter((made) => new Set(pathParams(made)).size === pathParams(made).length && !made.startsWith('/api'))
const anySite = fc.uniqueArray(
  fc.record({ path: anyPath, own: fc.record({ th: anyPath, en: anyPath }, { requiredKeys: [] }) }),
  { selector: (each) => addressShape(each.path), maxLength: 8 },
)

describe('any requested addresses', () => {
  it('reach each page at each of its addresses, in any spelling, and never two at one', () => {
    fc.assert(
      fc.property(
        anySite,
        fc.record({ x: fc.constantFrom('one', 'สอง'), y: fc.constantFrom('three', 'a b') }),
        fc.constantFrom('NFC', 'NFD'),
        (pages, params, form) => {
          const addresses = siteAddresses(pages)
          const shapes = new Map<string, string>()
          for (const { path } of pages) {
            for (const address of new Set([path, ...Object.values(addresses.own(path))])) {
              expect(shapes.get(addressShape(address)) ?? path).toBe(path)
              shapes.set(addressShape(address), path)
              const found = addresses.find(fillPath(address.normalize(form), params))
              // A literal of another page may take precedence over a parameter, never over a whole address.
              if (pathParams(address).length === 0) expect(found).toMatchObject({ kind: 'page', path })
              else expect(found?.kind).toBe('page')
              if (found?.kind === 'page' && found.path === path)
                expect(found.params).toEqual(
                  Object.fromEntries(pathParams(path).map((name) => [name, params[name as 'x']])),
                )
            }
            for (const locale of locales) {
              const { to, isOwn } = addresses.inLanguage(path, params, locale)
              const found = addresses.find(to)
              if (found?.kind === 'page' && found.path === path && isOwn) expect(found.languages).toContain(locale)
              // The page's current address stays, and every other one leads there.
              expect(localAddress(addresses.translations(locale, everyone), to)).toBe(to)
            }
          }
        },
      ),
    )
  })
})
