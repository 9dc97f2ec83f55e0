import { expect, it } from 'vitest'
import { toSatang } from '@schemas/money/satang'
import { describeDelivery } from './describe-delivery'

const setting = {
  rates: [
    { zone: 'near', temperature: 'dry' as const, price: toSatang(4000) },
    { zone: 'far', temperature: 'dry' as const, price: toSatang(6000) },
    { zone: 'far', temperature: 'chilled' as const, price: toSatang(13000) },
    { zone: 'islands', temperature: 'dry' as const, price: toSatang(12000) },
  ],
  includedGrams: 10_000,
  perFurtherKilo: toSatang(800),
  freeFrom: { dry: toSatang(69000) },
  zones: { '10': 'near', '11': 'near', '50': 'far' },
  days: { near: [1, 1] as const },
  orderBy: 12,
}

it('costs what a box with one piece costs, zone by zone', () =>
  expect(describeDelivery(setting, { temperature: 'dry', grams: 11_500 })).toEqual({
    zones: [
      { price: 5600, days: [1, 1], provinces: ['10', '11'] },
      { price: 7600, provinces: ['50'] },
    ],
    freeFrom: 69000,
    orderBy: 12,
  }))

it('leaves out zones that get no chilled goods', () =>
  expect(describeDelivery(setting, { temperature: 'chilled', grams: 500 })).toEqual({
    zones: [{ price: 13000, provinces: ['50'] }],
    orderBy: 12,
  }))

it('is nothing where the site delivers nothing', () =>
  expect(describeDelivery({}, { temperature: 'dry', grams: 1 })).toBeUndefined())
