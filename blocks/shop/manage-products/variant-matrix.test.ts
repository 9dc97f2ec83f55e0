import { expect, it } from 'vitest'
import type { ProductDraft } from '@schemas/commerce/entities/staff-product'
import { valueCode } from './value-code'
import { axesOf, combine } from './variant-matrix'

const plain: ProductDraft['variants'][number] = {
  id: 'one',
  sku: 'TEE',
  options: [],
  regular: 29_000,
  weightG: 200,
  tracked: true,
  backorder: false,
}

it('makes every combination once, keeps those that are there, and names them by their options', () => {
  const made = combine(
    [plain],
    [
      { name: 'Size', values: 'S, M,M' },
      { name: 'สี', values: 'แดง, ดำ' },
    ],
    'tee',
  )
  expect(made).toHaveLength(4)
  expect(new Set(made.map(({ sku }) => sku)).size).toBe(4)
  expect(made[0]).toMatchObject({ regular: 29_000, weightG: 200, options: [{ code: 'size', value: 's' }, {}] })
  const stored = made.map((variant, at) => ({ ...variant, id: `v${at}`, regular: at }))
  expect(axesOf(stored)).toEqual([
    { name: 'Size', values: 'S, M' },
    { name: 'สี', values: 'แดง, ดำ' },
  ])
  const more = combine(
    stored,
    [
      { name: 'Size', values: 'S, M, L' },
      { name: 'สี', values: 'แดง, ดำ' },
    ],
    'tee',
  )
  expect(more).toHaveLength(6)
  expect(more.slice(0, 4)).toEqual(stored)
  expect(more[4]?.id).toBeUndefined()
})

it('tells values of other scripts apart', () => {
  const codes = ['500 กรัม', '500 มล.', 'แดง', 'ดำ', 'XL'].map(valueCode)
  expect(new Set(codes).size).toBe(5)
  for (const code of codes) expect(code).toMatch(/^[a-z0-9-]{1,60}$/)
})
