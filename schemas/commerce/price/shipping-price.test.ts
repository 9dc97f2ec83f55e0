import { describe, expect, it } from 'vitest'
import { toSatang } from '../../money/satang'
import { cashOnDeliveryFee, shippingPrice, type ShippingTable } from './shipping-price'

const table: ShippingTable = {
  rates: [
    { zone: 'bangkok', temperature: 'dry', price: toSatang(4000) },
    { zone: 'bangkok', temperature: 'chilled', price: toSatang(9000) },
    { zone: 'islands', temperature: 'dry', price: toSatang(12_000) },
  ],
  includedGrams: 10_000,
  perFurtherKilo: toSatang(800),
  freeFrom: { dry: toSatang(69_000), chilled: toSatang(149_000) },
}
const line = (temperature: 'dry' | 'chilled', total: number, grams = 500) => ({
  temperature,
  total: toSatang(total),
  grams,
})

describe('shipping', () => {
  it.each([
    ['one box of dry goods', [line('dry', 10_000), line('dry', 20_000)], 4000],
    ['a box for each temperature', [line('dry', 10_000), line('chilled', 10_000)], 13_000],
    ['further kilograms, each one that is begun', [line('dry', 10_000, 11_200)], 4000 + 2 * 800],
    ['nothing from the free amount on', [line('dry', 69_000)], 0],
    ['the other temperature still', [line('dry', 69_000), line('chilled', 148_999)], 9000],
    ['nothing for nothing', [], 0],
  ])('costs %s', (_title, lines, price) => expect(shippingPrice(table, 'bangkok', lines)).toBe(price))

  it('is refused where there is no rate', () => {
    expect(shippingPrice(table, 'islands', [line('chilled', 200_000)])).toBeUndefined()
    expect(shippingPrice(table, 'moon', [line('dry', 100)])).toBeUndefined()
  })
})

it('charges a share for cash on delivery, at least a sum, up to an amount and not everywhere', () => {
  const rules = { perCent: 3, least: toSatang(1500), mostOrder: toSatang(500_000), refusedZones: ['islands'] }
  expect(cashOnDeliveryFee(rules, 'bangkok', toSatang(20_000))).toBe(1500)
  expect(cashOnDeliveryFee(rules, 'bangkok', toSatang(100_001))).toBe(3001)
  expect(cashOnDeliveryFee(rules, 'bangkok', toSatang(500_001))).toBeUndefined()
  expect(cashOnDeliveryFee(rules, 'islands', toSatang(100))).toBeUndefined()
})
