import { expect, it } from 'vitest'
import type { Payload } from '@schemas/layout/render'
import { ownPlace } from './own-place'

const payload: Payload = {
  build: '',
  path: '/nowhere',
  pattern: '/_error',
  params: {},
  query: {},
  frame: 'default',
  head: { title: '', tags: [] } as never,
  tree: null,
}
const fields = {
  format: 1 as const,
  path: '/shop/{sku}',
  frame: 'default' as const,
  access: 'guest' as const,
  title: '',
  sample: { sku: 'tea' },
}

it('uses the address when it belongs to the document', () => {
  expect(
    ownPlace({ ...payload, pattern: '/shop/{sku}', params: { sku: 'milk' } }, 'page:/shop/{sku}', { fields }).params,
  ).toEqual({ sku: 'milk' })
  expect(ownPlace(payload, 'slot:header', { fields })).toBe(payload)
})
it('uses sample parameters for a page that visitors do not have', () =>
  expect(ownPlace(payload, 'page:/shop/{sku}', { fields })).toMatchObject({
    path: '/shop/tea',
    pattern: '/shop/{sku}',
    params: { sku: 'tea' },
  }))
