import { expect, it } from 'vitest'
import { documentAt, isScreen } from './document-key'

const page = { path: '/shop/tea', pattern: '/shop/{sku}', isMissing: false }

it('opens the address’s page, a page unknown to visitors by its path, and the requested document', () => {
  expect(documentAt('', page)).toBe('page:/shop/{sku}')
  expect(documentAt(undefined, { path: '/new', pattern: '/_error', isMissing: true })).toBe('page:/new')
  // Addresses are percent-encoded, keys are not; what cannot be decoded stays unchanged.
  expect(documentAt('', { path: '/qa/%E0%B8%81%E0%B8%B2', pattern: '/_error', isMissing: true })).toBe('page:/qa/กา')
  expect(documentAt('', { path: '/qa/%E0%B8', pattern: '/_error', isMissing: true })).toBe('page:/qa/%E0%B8')
  expect(documentAt('slot:footer', page)).toBe('slot:footer')
  expect(documentAt('page:/about', page)).toBe('page:/about')
  for (const odd of ['theme', 'slot:side', 'page:about', 'section:', '<script>'])
    expect(documentAt(odd, page)).toBe('page:/shop/{sku}')
})

it('distinguishes screens from documents', () => {
  for (const screen of ['theme', 'theme:dark-roast', 'sites', 'sites-new', 'sites:bakery'])
    expect(isScreen(screen)).toBe(true)
  for (const document of [undefined, '', 'page:/theme', 'slot:header', 'themes', 'sitesx'])
    expect(isScreen(document)).toBe(false)
})
