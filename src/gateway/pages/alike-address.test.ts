import { expect, it } from 'vitest'
import { siteAddresses } from '@schemas/layout/site-addresses'
import { alikeAddress } from './alike-address'

const addresses = siteAddresses(
  ['/', '/about', '/{page}', '/shop/product/{sku}', '/โปรโมชั่น'].map((path) => ({ path, own: {} })),
)

it.each([
  ['/ABOUT', '/about'],
  ['/about%20', '/about'],
  ['/%20About%20', '/about'],
  ['/Shop/Product/SKU-7', '/shop/product/SKU-7'],
  ['/shop/product/SKU-7%20', '/shop/product/SKU-7'],
  [`/${encodeURIComponent('โปรโมชั่น ')}`, `/${encodeURIComponent('โปรโมชั่น')}`],
  ['/about', undefined],
  ['/Other', undefined],
  ['/shop/product/SKU-7', undefined],
  ['/nowhere/at/all', undefined],
  ['/%E0%A4%A', undefined],
])('%s leads to %s', (written, to) => expect(alikeAddress(addresses, written)).toBe(to))
