import { expect, it } from 'vitest'
import { dayOf } from './use-transaction-query'

it('accepts days from the address, also of the Buddhist era', () => {
  expect(['2026-11-21', '2569-11-21', '2400-01-01'].map(dayOf)).toEqual(['2026-11-21', '2026-11-21', '1857-01-01'])
  expect(['', 'yesterday', '0002-11-21', '2026-13-01'].map(dayOf)).toEqual(['', '', '', ''])
})
