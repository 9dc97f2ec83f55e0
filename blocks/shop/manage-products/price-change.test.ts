import { expect, it } from 'vitest'
import type { StaffProduct } from '@schemas/commerce/entities/staff-product'
import { newPrices } from './price-change'

const product = (regular: number, sale?: number): StaffProduct => ({
  id: 'p',
  slug: 'p',
  title: 'Rice',
  status: 'active',
  kind: 'good',
  categories: [],
  sold: 0,
  updatedAt: '',
  variants: [{ id: 'v', sku: 'V', options: 'L', regular, ...(sale === undefined ? {} : { sale }), version: 3 }],
})
const after = (of: StaffProduct, kind: 'percent' | 'amount' | 'sale' | 'end', by = 0, isRounded = true) =>
  newPrices([of], { kind, by, isRounded })[0]?.after

it('raises and lowers prices, ends sales that are no longer lower, and leaves out what stays', () => {
  expect(after(product(10_000), 'percent', 5)).toEqual({ regular: 10_500, sale: null })
  expect(after(product(9950), 'percent', 5)).toEqual({ regular: 10_400, sale: null })
  expect(after(product(9950), 'percent', 5, false)).toEqual({ regular: 10_448, sale: null })
  expect(after(product(10_000, 9000), 'amount', -20)).toEqual({ regular: 8000, sale: null })
  expect(after(product(300), 'amount', -20)).toEqual({ regular: 100, sale: null })
  expect(after(product(10_000), 'sale', 25)).toEqual({ regular: 10_000, sale: 7500 })
  expect(after(product(10_000, 9000), 'end')).toEqual({ regular: 10_000, sale: null })
  expect(after(product(10_000), 'end')).toBeUndefined()
})
