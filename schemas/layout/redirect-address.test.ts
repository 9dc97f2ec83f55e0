import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRedirectFrom, readRedirectTo, redirectHref } from './redirect-address'

const hosts = ['school.example', 'www.school.example']
const from = (written: string) => {
  const { address, problem } = readRedirectFrom(written, hosts)
  return address ?? problem
}
const to = (written: string) => {
  const { address, problem } = readRedirectTo(written, hosts)
  return address ?? problem
}

describe('address of a redirect', () => {
  it.each([
    ['/old', '/old'],
    [' old/page/ ', '/old/page'],
    ['/old///page', '/old/page'],
    ['//old/page', 'elsewhere'],
    ['/%E0%B8%82%E0%B9%88%E0%B8%B2%E0%B8%A7', '/ข่าว'],
    ['/กํา'.normalize('NFD'), '/กํา'.normalize()],
    ['https://www.school.example/Index.php', '/Index.php'],
    ['http://school.example', 'home'],
    ['/products/a%20b_c+d', '/products/a b_c+d'],
    ['', 'empty'],
    ['/', 'home'],
    ['https://other.example/old', 'elsewhere'],
    ['mailto:a@school.example', 'elsewhere'],
    ['/old?id=3', 'query'],
    ['/old#top', 'query'],
    ['/a%2Fb', 'shape'],
    ['/100%', 'shape'],
    ['/ลด-50%25', '/ลด-50%25'],
    ['/a%2525', '/a%2525'],
    ['www.school.example/old', '/old'],
    ['school.example', 'home'],
    ['/a/../b', 'shape'],
    ['/a\\b', 'shape'],
    ['/{slug}', 'shape'],
    ['/a%0Db', 'shape'],
    ['/api/editor', 'reserved'],
    ['/assets/a.js', 'reserved'],
    ['/account/x', 'reserved'],
    ['/favicon.png', 'reserved'],
    ['/about/_payload.json', 'reserved'],
    [`/${'a'.repeat(300)}`, 'long'],
  ])('reads %j as %s', (written, read) => expect(from(written)).toBe(read))
})

describe('target of a redirect', () => {
  it.each([
    ['/about', '/about'],
    ['/about/?a=1#team', '/about?a=1#team'],
    ['/', '/'],
    ['https://school.example/%E0%B8%82%E0%B9%88%E0%B8%B2%E0%B8%A7?a=%E0%B8%81', '/ข่าว?a=%E0%B8%81'],
    ['https://elsewhere.example/a?b=c#d', 'https://elsewhere.example/a?b=c#d'],
    ['http://elsewhere.example', 'plain'],
    ['//elsewhere.example', 'unsafe'],
    ['/\\elsewhere.example', 'unsafe'],
    ['\t//elsewhere.example', 'unsafe'],
    ['javascript:alert(1)', 'unsafe'],
    ['java\tscript:alert(1)', 'unsafe'],
    ['data:text/html,x', 'unsafe'],
    ['mailto:a@b.example', 'unsafe'],
    ['https://school.example@elsewhere.example/', 'unsafe'],
    ['https:/elsewhere.example', 'shape'],
    ['https://', 'shape'],
    ['about', 'shape'],
    ['#top', 'shape'],
    ['/api/key', 'reserved'],
    ['', 'empty'],
  ])('reads %j as %s', (written, read) => expect(to(written)).toBe(read))

  it('is sent as a browser requests it, and never to another host', () => {
    expect(redirectHref('/ข่าว/a b?q=ก#ข')).toBe(
      `/${encodeURIComponent('ข่าว')}/a%20b?q=${encodeURIComponent('ก')}#${encodeURIComponent('ข')}`,
    )
    expect(redirectHref('/100%')).toBe('/100%25')
    expect(redirectHref('/.//evil.example')).toBe('/')
    expect(redirectHref('/a/..//evil.example?x#y')).toBe('/')
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc
            .array(
              fc.constantFrom('/', '\\', 'a', '%2F', '%5C', '.', '?', '#', ':', '@', '\t', 'javascript', 'https', 'ก'),
            )
            .map((parts) => parts.join('')),
        ),
        (written) => {
          const read = readRedirectTo(written, hosts)
          if (read.problem) return
          const href = redirectHref(read.address)
          const made = new URL(href, 'https://site.invalid')
          expect(made.protocol).toBe('https:')
          if (read.address.startsWith('/')) expect(made.host).toBe('site.invalid')
          expect(href).toMatch(/^[\x21-\x7e]+$/)
        },
      ),
    )
  })

  it('reads its own output unchanged', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'ข่าว', 'a b', '%', '100%', 'é', '+', '&', '=')), (segments) => {
        const read = readRedirectFrom(`/${segments.map(encodeURIComponent).join('/')}`, hosts)
        // A percent sign written alone is not an escape.
        if (read.problem || read.address.includes('%')) return
        expect(readRedirectFrom(read.address, hosts).address).toBe(read.address)
        expect(readRedirectTo(read.address, hosts).address).toBe(read.address)
      }),
    )
  })
})
