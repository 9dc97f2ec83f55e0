import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { siteAddresses } from '@schemas/layout/site-addresses'
import { followRedirects, maxSteps, chainFrom } from './follow'

const pages = ['/', '/about', '/team', '/news/{slug}'].map((path) => ({ path, own: {} }))
const addresses = siteAddresses(pages, { '/people': '/team', '/stories/{slug}': '/news/{slug}' })
const led = (own: Record<string, string>, pathname: string) =>
  followRedirects(new Map(Object.entries(own)), addresses)(pathname)

describe('redirect resolution', () => {
  it('leads to the final target in one step, through others and renamed pages', () => {
    const own = {
      '/a': '/b',
      '/b': '/c?x=1#top',
      '/c': '/about?y=2',
      '/d': '/people',
      '/e': '/out',
      '/out': 'https://elsewhere.example/a',
      '/f': '/stories/today',
    }
    expect(led(own, '/a')).toBe('/about?y=2&x=1#top')
    expect(led(own, '/d')).toBe('/team')
    expect(led(own, '/e')).toBe('https://elsewhere.example/a')
    expect(led(own, '/f')).toBe('/news/today')
  })

  it('matches by readable spelling in any encoding, and nothing unconfigured', () => {
    const own = { '/ข่าวเก่า': '/about' }
    for (const pathname of [
      '/ข่าวเก่า',
      encodeURI('/ข่าวเก่า'),
      `${encodeURI('/ข่าวเก่า')}/`,
      encodeURI('/ข่าวเก่า'.normalize('NFD')),
    ])
      expect(led(own, pathname)).toBe('/about')
    expect(led({ '/ลด-50%25': '/about?x=5%25' }, encodeURI('/ลด-50%'))).toBe('/about?x=5%25')
    expect(led({ '/a': '/b%25', '/b%25': '/about' }, '/a')).toBe('/about')
    for (const pathname of ['/nothing', '/%', '/a%2Fb', '/constructor', '/__proto__'])
      expect(led(own, pathname)).toBeUndefined()
    expect(led({ '/Old': '/about' }, '/old')).toBeUndefined()
  })

  it('ends at an existing page, even when a redirect is configured there', () => {
    expect(led({ '/a': '/about', '/about': '/a' }, '/a')).toBe('/about')
  })
})

/** The chain, when it is circular. */
const circleOf = (...args: Parameters<typeof chainFrom>) => {
  const { chain, isCircle } = chainFrom(...args)
  return isCircle ? chain : undefined
}

describe('long redirect chains', () => {
  const own = new Map(Array.from({ length: 5000 }, (_, at) => [`/${at}`, `/${at + 1}`]))
  it('stops where browsers stop, and reports the chain as too long', () => {
    expect(followRedirects(own, addresses)('/0')).toBe(`/${maxSteps}`)
    expect(chainFrom('/x', '/0', own, addresses)).toMatchObject({ isCircle: false, isLong: true })
    expect(chainFrom('/x', `/${5000 - maxSteps + 3}`, own, addresses)).toMatchObject({ isCircle: false, isLong: false })
  })
})

describe('circular redirects', () => {
  const there = new Map([
    ['/a', '/b'],
    ['/b', '/c?x=1'],
  ])
  it('reports the chain, through renamed pages and existing pages too', () => {
    expect(circleOf('/c', '/a', there, addresses)).toEqual(['/c', '/a', '/b', '/c'])
    expect(circleOf('/c', '/about', there, addresses)).toBeUndefined()
    expect(circleOf('/about', '/c', new Map([['/c', '/about#x']]), addresses)).toEqual(['/about', '/c', '/about'])
    expect(circleOf('/team', '/people', new Map(), addresses)).toEqual(['/team', '/people', '/team'])
    expect(circleOf('/c', 'https://elsewhere.example/a', there, addresses)).toBeUndefined()
  })

  const name = fc.constantFrom('/a', '/b', '/c', '/d', '/about', '/team', '/people', '/news/x', '/stories/x', '/news/y')
  /** Follows redirects as a browser does. */
  const walk = (own: ReadonlyMap<string, string>, from: string, isThere: (path: string) => boolean) => {
    const find = followRedirects(own, addresses)
    let at = from
    for (let steps = 0; steps < 30; steps++) {
      const found = addresses.find(at)
      const isMissing = found?.kind === 'page' && found.address.includes('{') && !isThere(at)
      const to = found?.kind === 'moved' ? found.to : found && !isMissing ? undefined : find(at)
      if (to === undefined) return steps
      at = to
    }
    return Number.POSITIVE_INFINITY
  }

  it('never follows a circle: every set of redirects ends for a browser', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(name, name), { maxLength: 12 }),
        fc.boolean(),
        fc.boolean(),
        name,
        (wanted, isJudged, isThere, from) => {
          const own = new Map<string, string>()
          for (const [each, to] of wanted)
            if (!isJudged || (each !== to && !own.has(each) && !circleOf(each, to, own, addresses))) own.set(each, to)
          expect(walk(own, from, () => isThere)).toBeLessThan(30)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
