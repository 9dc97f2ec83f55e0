import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNoPage } from './path'
import { previewAddress, previewToken } from './preview-address'

test.each([
  ['/about', '/about?preview=token'],
  ['/about?tab=2#top', '/about?tab=2&preview=token#top'],
  ['/', '/?preview=token'],
  ['?page=2', '?page=2&preview=token'],
  ['/about?preview=another', '/about?preview=another'],
  ['/about?preview', '/about?preview'],
  ['/about?tab=2&pre%76iew=another', '/about?tab=2&pre%76iew=another'],
  ['/about?previews=2', '/about?previews=2&preview=token'],
  ['/about#one#two', '/about?preview=token#one#two'],
  ['/about?tab=2#one?preview=x#two', '/about?tab=2&preview=token#one?preview=x#two'],
  ['/about#', '/about?preview=token#'],
  ['#top', '#top'],
  ['/\\elsewhere.example', '/\\elsewhere.example'],
  ['//elsewhere.example', '//elsewhere.example'],
  ['https://elsewhere.example/about', 'https://elsewhere.example/about'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/api/health', '/api/health'],
])('turns %s within a preview into %s', (to, expected) => {
  expect(previewAddress('token', to)).toBe(expected)
  expect(previewAddress(undefined, to)).toBe(to)
})

const word = fc.stringMatching(/^[a-z0-9#?&=%~ก-ฮ]{0,8}$/)
const name = fc.oneof(fc.constantFrom('preview', 'pre%76iew', 'previews', 'tab'), fc.stringMatching(/^[a-z]{1,5}$/))
const query = fc
  .array(fc.tuple(name, fc.option(fc.stringMatching(/^[a-z0-9?=%ก-ฮ]{0,6}$/), { nil: undefined })), { maxLength: 4 })
  .map((entries) => entries.map(([key, value]) => (value === undefined ? key : `${key}=${value}`)).join('&'))
const address = fc
  .record({
    path: fc.stringMatching(/^\/[a-z0-9ก-ฮ-]{0,6}$/),
    query: fc.option(query, { nil: undefined }),
    anchor: fc.option(word, { nil: undefined }),
  })
  .map(
    (parts) =>
      `${parts.path}${parts.query === undefined ? '' : `?${parts.query}`}${parts.anchor === undefined ? '' : `#${parts.anchor}`}`,
  )
  .filter((to) => !isNoPage(to))

test('keeps path, query and anchor of any address, and names one preview: its own, or this one', () => {
  fc.assert(
    fc.property(address, (to) => {
      const [before, after] = [new URL(to, 'http://site'), new URL(previewAddress('token', to), 'http://site')]
      expect([after.origin, after.pathname, after.hash]).toEqual([before.origin, before.pathname, before.hash])
      const own = before.searchParams.getAll('preview')
      expect(after.searchParams.getAll('preview')).toEqual(own.length > 0 ? own : ['token'])
      expect([...after.searchParams].filter(([key]) => key !== 'preview')).toEqual(
        [...before.searchParams].filter(([key]) => key !== 'preview'),
      )
      // An address that already carries a token stays unchanged.
      expect(previewAddress('another', previewAddress('token', to))).toBe(previewAddress('token', to))
    }),
  )
})

test.each<[Record<string, unknown>, unknown]>([
  [{}, undefined],
  [{ preview: 'a' }, 'a'],
  [{ preview: '' }, ''],
  [{ preview: ['a', 'b'] }, 'a'],
])('reads from %j the token %j', (params, token) => {
  expect(previewToken(params)).toBe(token)
})
