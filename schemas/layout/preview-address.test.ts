import { expect, test } from 'vitest'
import { previewAddress } from './preview-address'

test.each([
  ['/about', '/about?preview=token'],
  ['/about?tab=2#top', '/about?tab=2&preview=token#top'],
  ['/', '/?preview=token'],
  ['?page=2', '?page=2&preview=token'],
  ['/about?preview=another', '/about?preview=another'],
  ['#top', '#top'],
  ['//elsewhere.example', '//elsewhere.example'],
  ['https://elsewhere.example/about', 'https://elsewhere.example/about'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/api/health', '/api/health'],
])('%s within a preview is %s', (to, expected) => {
  expect(previewAddress('token', to)).toBe(expected)
  expect(previewAddress(undefined, to)).toBe(to)
})
