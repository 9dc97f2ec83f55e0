import { expect, it } from 'vitest'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { addressProblem, tidyPath } from '@schemas/layout/page-address'
import { addressOf, checkAddress } from './check-address'

const page = (path: string, trashed = false): DocumentEntry => ({
  key: `page:${path}`,
  path,
  title: path,
  frame: 'default',
  access: 'guest',
  views: ['guest'],
  state: 'site',
  draft: false,
  trashed,
  fixed: false,
})
const pages = [page('/about'), page('/shop/{sku}'), page('/old', true)]

it('refuses invalid, reserved and taken addresses', () => {
  expect(
    [
      checkAddress('about us', pages),
      checkAddress('/api/x', pages),
      checkAddress('/about/', pages),
      checkAddress('/shop/{name}', pages),
    ].map((text) => text?.en.slice(0, 12)),
  ).toEqual(['Start with a', 'This address', 'Another page', 'Another page'])
})
it('reports a too long address by its length, not by its characters', () => {
  expect(checkAddress(`/${'a'.repeat(400)}`, pages)?.en).toBe(
    'An address can have up to 200 characters, and each part between slashes up to 80.',
  )
  expect(checkAddress('/_error', pages)?.en).toContain('start with a letter or digit')
})
it('refuses an address that people would mistake for another page’s, and names that page', () => {
  expect(checkAddress('/About', pages)?.en).toBe(
    'Another page already uses this address, with different upper or lower case: /about',
  )
  expect(checkAddress('/SHOP/{name}', pages)?.en).toContain('/shop/{sku}')
  expect(checkAddress('/About', pages, 'page:/about')).toBeUndefined()
})
it('accepts an address that is free, in the trash, or the page’s own', () => {
  expect([
    checkAddress('/new', pages),
    checkAddress('/old', pages),
    checkAddress('/about', pages, 'page:/about'),
    checkAddress(' /เกี่ยวกับเรา ', pages),
  ]).toEqual([undefined, undefined, undefined, undefined])
})
it('generates an address from a title in either language', () => {
  expect(addressOf('  About us & our team!')).toBe('/about-us-our-team')
  expect(addressOf('คอร์สเรียน ภาคค่ำ 2569')).toBe('/คอร์สเรียน-ภาคค่ำ-2569')
  for (const title of ['A'.repeat(90), 'ก'.repeat(59) + ' ข', '100% ไทย'])
    expect(addressProblem(tidyPath(addressOf(title)))).toBeUndefined()
})
