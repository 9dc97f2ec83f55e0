import { expect, it } from 'vitest'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import type { FlatPage } from '@schemas/layout/flat/flat'
import { addressProblems } from '@gateway/drafts/publish-problems'
import { addressedPages } from '@editor/document/addressed-pages'
import { checkOwnPaths } from '@editor/document/problems/own-paths'

const entry = (path: string, paths: DocumentEntry['paths'], trashed = false): DocumentEntry => ({
  key: `page:${path}`,
  path,
  ...(paths ? { paths } : {}),
  title: path,
  frame: 'default',
  access: 'guest',
  views: ['guest'],
  state: 'site',
  draft: false,
  trashed,
  fixed: false,
})
const pages = addressedPages([
  entry('/about', { th: '/เกี่ยวกับ' }),
  entry('/team', undefined),
  entry('/shop/{sku}', undefined),
  entry('/gone', { th: '/หาย' }, true),
  entry('/me', undefined),
])
const check = (paths: DocumentEntry['paths'], path = '/me') =>
  checkOwnPaths(
    {
      format: 1,
      path,
      frame: 'default',
      access: 'guest',
      title: 'Me',
      ...(paths ? { paths } : {}),
    } as FlatPage['fields'],
    pages,
  )

it.each([
  [{ th: '/team' }, 'th', '/team'],
  [{ en: '/เกี่ยวกับ' }, 'en', '/about'],
  [{ th: '/about/' }, 'th', '/about'],
  [{ en: '/Team' }, 'en', 'case'],
  [{ th: 'x y' }, 'th', 'slash'],
  [{ en: '/api/x' }, 'en', 'reserved'],
  [{ en: '/me/{x}' }, 'en', 'variable parts'],
  [{ th: '/ร้าน/{sku}', en: '/a/{b}' }, 'en', '{sku}', '/shop/{sku}'],
])('refuses %j with a message', (paths, language, message, path = '/me') => {
  const found = check(paths, path)
  expect(found).toMatchObject([
    { level: 'error', path: ['paths', language], words: { en: expect.stringContaining(message) } },
  ])
  // The gateway refuses to publish the same.
  const all = [...pages.filter((page) => page.path !== path), { path, own: paths }]
  expect(addressProblems(all, [`page:${path}`], 'en').map((problem) => problem.path)).toEqual([['paths', language]])
})

it.each([
  [undefined],
  [{ th: '/ฉัน', en: '/me' }],
  [{ th: '/Me', en: '/ME' }],
  [{ th: '/หาย' }],
  [{ th: '/ฉัน', en: '/ฉัน' }],
])('accepts %j', (paths) => {
  expect(check(paths)).toEqual([])
})

it('keeps a published address for its page, and names the one that would lose it', () => {
  const all = [
    { path: '/a', own: { th: '/x' } },
    { path: '/b', own: { th: '/x' } },
    { path: '/c', own: {} },
  ]
  expect(addressProblems(all, ['page:/a'], 'en')).toMatchObject([
    { key: 'page:/a', code: 'taken', path: ['paths', 'th'], message: expect.stringContaining('/b') },
  ])
  expect(
    addressProblems(
      [
        { path: '/a', own: { th: '/c' } },
        { path: '/c', own: {} },
      ],
      ['page:/c'],
      'en',
    ),
  ).toMatchObject([{ key: 'page:/c', code: 'taken', message: expect.stringContaining('/a') }])
  expect(addressProblems(all, ['page:/c'], 'en')).toEqual([])
  // Letter case distinguishes published addresses.
  expect(
    addressProblems(
      [
        { path: '/a', own: { th: '/C' } },
        { path: '/c', own: {} },
      ],
      ['page:/c'],
      'en',
    ),
  ).toEqual([])
})
