import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkKind } from './link-target'
import { sameOriginPath } from './same-origin-path'

/** What browsers resolve, drop or read as something else, beside ordinary words. */
const part = fc.constantFrom(
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%2e',
  '%2E',
  '%2f',
  '%5c',
  '\t',
  '\n',
  '\r',
  ' ',
  '\0',
  '?',
  '#',
  ':',
  '@',
  ';',
  'a',
  'evil.example',
  'https:',
  'javascript:',
  '[',
  '%',
  'ก',
  '\u{1F600}',
  '\ud800',
  '／',
  '。',
)
const hostile = fc.oneof(
  fc.array(part, { maxLength: 14 }).map((parts) => `/${parts.join('')}`),
  fc.array(part, { maxLength: 14 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
)
const origins = fc.constantFrom(
  'https://academy.example',
  'http://localhost:8080',
  'https://xn--12c1bik6bbd8ab6hd1b5jc6jta.example',
)

/** Where a browser gets to that resolves the text, and then what it made of it, against the own origin. */
function journey(text: string, origin: string): string[] {
  const first = new URL(text, origin)
  const second = new URL(first.pathname + first.search + first.hash, origin)
  const third = new URL(second.pathname + second.search + second.hash, origin)
  return [first, second, third].map((url) => url.origin)
}

describe('a path of the own origin', () => {
  it('stays there for every text, however often it is resolved', () => {
    fc.assert(
      fc.property(hostile, origins, (text, origin) => {
        const path = sameOriginPath(text)
        if (path === undefined) return
        expect(path).toMatch(/^\/(?![/\\])/)
        expect(journey(path, origin)).toEqual([origin, origin, origin])
        expect(sameOriginPath(path)).toBe(path)
      }),
      { numRuns: 20_000 },
    )
  })

  it('is also where every link leads that is called internal', () => {
    fc.assert(
      fc.property(hostile, origins, (text, origin) => {
        if (linkKind(text) !== 'internal' || !text.startsWith('/')) return
        expect(journey(text, origin)).toEqual([origin, origin, origin])
      }),
      { numRuns: 20_000 },
    )
  })

  it.each([
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    '/.\\/evil.example',
    '/./\\evil.example',
    '/a/b/../..//evil.example',
    '/.\t//evil.example',
    '/\n/.//evil.example',
    '//evil.example',
    '/\\evil.example',
    'evil',
    '',
    'https://evil.example',
  ])('is none for %j', (text) => {
    expect(sameOriginPath(text)).toBeUndefined()
  })

  it.each([
    ['/shop/orders?page=2#last', '/shop/orders?page=2#last'],
    ['/a/../b', '/b'],
    ['/go?to=https://other.example//x', '/go?to=https://other.example//x'],
    ['/a//b', '/a//b'],
    ['/', '/'],
  ])('of %j is %j', (text, path) => {
    expect(sameOriginPath(text)).toBe(path)
  })
})
