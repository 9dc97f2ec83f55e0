import { expect, it } from 'vitest'
import { documentAddress } from './document-address'

const page = { key: 'page:/about', path: '/about', state: 'theme', draft: false, trashed: false } as const

it('opens a page at its own address', () => expect(documentAddress(page, '/cms')).toBe('/about?edit'))
it('fills in samples, and opens a page without any at the current address', () => {
  const product = { ...page, key: 'page:/shop/{sku}', path: '/shop/{sku}' }
  expect(documentAddress({ ...product, sample: { sku: 'A 1' } }, '/cms')).toBe('/shop/A%201?edit=page:/shop/%7Bsku%7D')
  expect(documentAddress(product, '/cms')).toBe('/cms?edit=page:/shop/%7Bsku%7D')
})
it('names in the query what visitors do not see at the address', () => {
  expect(documentAddress({ ...page, state: 'site', draft: true }, '/')).toBe('/about?edit=page:/about')
  expect(documentAddress({ ...page, movedFrom: '/us', draft: true }, '/')).toBe('/about?edit=page:/about')
  expect(documentAddress({ ...page, key: 'page:/_error', path: '/_error' }, '/')).toBe('/?edit=page:/_error')
  expect(documentAddress({ key: 'slot:header', state: 'theme', draft: false, trashed: false }, '/cms')).toBe(
    '/cms?edit=slot:header',
  )
})
it('names the homepage in the query, since an organisation’s site redirects its address to the dashboard', () => {
  expect(documentAddress({ ...page, key: 'page:/', path: '/' }, '/about')).toBe('/?edit=page:/')
})
