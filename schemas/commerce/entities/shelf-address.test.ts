import { expect, it } from 'vitest'
import { countFilters, filterInput, readShelf, shelfSearch, withoutFilters } from './shelf-address'

const full = {
  q: 'น้ำปลา',
  category: 'sauce',
  brand: 'samorn,noi',
  attributes: 'size:l,size:m',
  min: '5000',
  max: '20000',
  inStock: 'true',
  onSale: 'true',
  sort: 'price',
}

it('is read from an address and written back alike', () => {
  const state = readShelf(full)
  expect(Object.fromEntries(new URLSearchParams(shelfSearch(state)))).toEqual(full)
  expect(filterInput(state)).toEqual({
    q: 'น้ำปลา',
    category: 'sauce',
    brand: 'samorn,noi',
    attributes: 'size:l,size:m',
    min: 5000,
    max: 20000,
    inStock: true,
    onSale: true,
  })
  expect(countFilters(state)).toBe(8)
  expect(shelfSearch(withoutFilters(state))).toBe(`?q=${encodeURIComponent('น้ำปลา')}&sort=price`)
})

it('leaves out what cannot be understood', () => {
  const state = readShelf({
    q: '  ',
    category: 'Sauce!',
    brand: 'samorn,<b>,samorn',
    attributes: 'size,size:l',
    min: '-1',
    max: '1e9',
    inStock: 'yes',
    sort: 'constructor',
  })
  expect(filterInput(state)).toEqual({ brand: 'samorn', attributes: 'size:l' })
  expect(state.sort).toBeUndefined()
  expect(shelfSearch(readShelf({}))).toBe('')
})
