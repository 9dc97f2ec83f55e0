import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Satang, toSatang } from '../../money/satang'
import { vatClasses, vatWithin } from '../../money/vat'
import { currentPrice } from './current-price'
import { extraClassOf, type PriceLine, priceOrder, type PriceRequest } from './price-order'
import { refundPart, roundCash } from './refund-part'

const at = new Date('2026-11-28T05:00:00Z')
const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0)
const satang = (max: number, min = 0) => fc.integer({ min, max }).map(toSatang)
const moment = fc.integer({ min: -2, max: 2 }).map((days) => new Date(at.getTime() + days * 86_400_000))

const priceOf = fc
  .record(
    { regular: satang(5_000_000), sale: satang(5_000_000), saleFrom: moment, saleTo: moment },
    { requiredKeys: ['regular'] },
  )
  .map((price) => price)
const line: fc.Arbitrary<Omit<PriceLine, 'id'>> = fc.record(
  {
    price: priceOf,
    options: fc.array(satang(20_000), { maxLength: 3 }),
    override: satang(5_000_000),
    quantity: fc.integer({ min: 1, max: 99 }),
    vatClass: fc.constantFrom(...vatClasses),
  },
  { requiredKeys: ['price', 'quantity', 'vatClass'] },
)
const request: fc.Arbitrary<PriceRequest> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    ids: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 8 }), { minLength: 12, maxLength: 12 }),
    share: fc.integer({ min: 0, max: 100 }),
    shipping: satang(100_000),
    fee: satang(50_000),
    isVatRegistered: fc.boolean(),
  })
  .map(({ lines, ids, share, ...rest }) => {
    const named = lines.map((each, index) => ({ ...each, id: ids[index] ?? '' }))
    const { subtotal } = priceOrder({ lines: named, at, isVatRegistered: true })
    return { ...rest, lines: named, at, discount: toSatang(Math.floor((subtotal * share) / 100)) }
  })

describe('the price of an order', () => {
  it('is the sum of its lines, shipping and fee, in money and in tax', () => {
    fc.assert(
      fc.property(request, (wanted) => {
        const { lines, shipping, fee, subtotal, discount, vat, total } = priceOrder(wanted)
        expect(sum(lines.map((each) => each.total)) + shipping.total + fee.total).toBe(total)
        expect(sum(lines.map((each) => each.vat)) + shipping.vat + fee.vat).toBe(vat)
        expect(sum(lines.map((each) => each.gross))).toBe(subtotal)
        expect(sum(lines.map((each) => each.discount))).toBe(discount)
        for (const each of lines) {
          expect(each.gross).toBe(each.unitCharged * each.quantity)
          expect(each.total).toBe(each.gross - each.discount)
          expect(each.total).toBeGreaterThanOrEqual(0)
          expect(each.discount).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('does not depend on the order of the lines', () => {
    const shuffled = request.chain((wanted) =>
      fc
        .shuffledSubarray([...wanted.lines], { minLength: wanted.lines.length, maxLength: wanted.lines.length })
        .map((lines) => [wanted, { ...wanted, lines }] as const),
    )
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        const byId = (priced: ReturnType<typeof priceOrder>) => ({
          ...priced,
          lines: priced.lines.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
        })
        expect(byId(priceOrder(other))).toEqual(byId(priceOrder(one)))
      }),
    )
  })

  it('survives the way through JSON: what a browser computes, the gateway computes', () => {
    fc.assert(
      fc.property(request, (wanted) => {
        const sent = JSON.parse(JSON.stringify(wanted)) as PriceRequest
        const dated = sent.lines.map((each) => ({
          ...each,
          price: {
            ...each.price,
            ...(each.price.saleFrom ? { saleFrom: new Date(each.price.saleFrom) } : {}),
            ...(each.price.saleTo ? { saleTo: new Date(each.price.saleTo) } : {}),
          },
        }))
        expect(priceOrder({ ...sent, lines: dated, at: new Date(sent.at) })).toEqual(priceOrder(wanted))
      }),
    )
  })

  it('is taxed by the total of its class, never line by line', () => {
    fc.assert(
      fc.property(request, (wanted) => {
        const { lines, shipping, fee, vat } = priceOrder(wanted)
        const taxed = [...lines, shipping, fee].filter(({ vatClass }) => vatClass === 'standard')
        const expected = vatWithin(toSatang(sum(taxed.map((each) => each.total))))
        expect(vat).toBe(wanted.isVatRegistered ? expected : 0)
        for (const each of lines) if (each.vatClass !== 'standard') expect(each.vat).toBe(0)
        for (const each of taxed)
          expect(Math.abs(each.vat - (wanted.isVatRegistered ? (each.total * 7) / 107 : 0))).toBeLessThan(1.5)
      }),
    )
  })

  it('charges the sale price only below the regular one and inside its window', () => {
    const window = { saleFrom: new Date('2026-11-01T00:00:00Z'), saleTo: new Date('2026-12-01T00:00:00Z') }
    const price = { regular: toSatang(11_000), sale: toSatang(8_900), ...window }
    expect(currentPrice(price, at)).toBe(8_900)
    expect(currentPrice(price, window.saleFrom)).toBe(8_900)
    expect(currentPrice(price, window.saleTo)).toBe(11_000)
    expect(currentPrice(price, new Date('2026-10-31T23:59:59Z'))).toBe(11_000)
    expect(currentPrice({ ...price, sale: toSatang(11_000) }, at)).toBe(11_000)
    expect(currentPrice({ regular: toSatang(500), sale: toSatang(0) }, at)).toBe(0)
  })

  it('gives the satang left over by the line ids, whichever line comes first', () => {
    const one = (id: string) => ({
      id,
      price: { regular: toSatang(100) },
      quantity: 1,
      vatClass: 'standard' as const,
    })
    const priced = priceOrder({
      lines: [one('c'), one('a'), one('b')],
      at,
      discount: toSatang(100),
      isVatRegistered: true,
    })
    expect(priced.lines.map(({ id, discount }) => [id, discount])).toEqual([
      ['c', 33],
      ['a', 34],
      ['b', 33],
    ])
  })

  it.each([
    [['exempt', 'exempt'], 'exempt'],
    [['exempt', 'standard'], 'standard'],
    [['zero'], 'standard'],
    [[], 'standard'],
  ] as const)('ships %j as %s', (classes, expected) =>
    expect(extraClassOf(classes.map((vatClass) => ({ vatClass })))).toBe(expected),
  )

  it.each([
    ['a quantity of none', { quantity: 0 }, {}],
    ['half a unit', { quantity: 0.5 }, {}],
    ['a discount above the subtotal', {}, { discount: toSatang(101) }],
    ['shipping below zero', {}, { shipping: toSatang(-1) }],
  ])('refuses %s', (_title, ofLine, ofOrder) =>
    expect(() =>
      priceOrder({
        lines: [{ id: 'a', price: { regular: toSatang(100) }, quantity: 1, vatClass: 'standard', ...ofLine }],
        at,
        isVatRegistered: true,
        ...ofOrder,
      }),
    ).toThrow(RangeError),
  )

  it('refuses two lines of one id, whose ties nothing would decide', () => {
    const same = { id: 'a', price: { regular: toSatang(1) }, quantity: 1, vatClass: 'zero' as const }
    expect(() => priceOrder({ lines: [same, same], at, isVatRegistered: true })).toThrow('one id')
  })
})

describe('refunds of a line', () => {
  const none = { units: 0, amount: toSatang(0), vat: toSatang(0) }
  const add = (one: typeof none, units: number, { amount, vat }: { amount: Satang; vat: Satang }) => ({
    units: one.units + units,
    amount: toSatang(one.amount + amount),
    vat: toSatang(one.vat + vat),
  })

  it('add up to what it paid, however they are split and whichever of them fail', () => {
    const steps = fc.array(fc.record({ size: fc.integer({ min: 1, max: 9 }), fails: fc.boolean() }), {
      minLength: 1,
      maxLength: 60,
    })
    fc.assert(
      fc.property(satang(90_000_000), fc.integer({ min: 1, max: 60 }), steps, (total, quantity, sizes) => {
        const sold = { quantity, total, vat: vatWithin(total) }
        const live: { units: number; amount: Satang; vat: Satang }[] = []
        const before = () => live.reduce((all, each) => add(all, each.units, each), none)
        for (const { size, fails } of sizes) {
          const units = Math.min(quantity - before().units, size)
          if (units > 0) live.push({ units, ...refundPart(sold, before(), units) })
          // One of those before did not go through.
          if (fails && live.length > 1) live.splice(Math.floor(live.length / 2), 1)
        }
        const left = quantity - before().units
        if (left > 0) live.push({ units: left, ...refundPart(sold, before(), left) })
        expect(before()).toEqual({ units: quantity, amount: total, vat: sold.vat })
        for (const { amount, vat } of live) expect(amount >= vat && vat >= 0).toBe(true)
      }),
    )
  })

  it('never give back more units than were sold', () => {
    const sold = { quantity: 3, total: toSatang(100), vat: toSatang(7) }
    expect(() => refundPart(sold, { ...none, units: 2 }, 2)).toThrow(RangeError)
    expect(() => refundPart(sold, none, 0)).toThrow(RangeError)
    const first = refundPart(sold, none, 1)
    const second = refundPart(sold, add(none, 1, first), 1)
    expect([first.amount, second.amount]).toEqual([33, 33])
  })
})

it.each([
  [12_345, 25, 'down', 12_325],
  [12_345, 25, 'nearest', 12_350],
  [12_312, 25, 'nearest', 12_300],
  [12_350, 100, 'nearest', 12_300],
  [12_351, 100, 'nearest', 12_400],
  [12_345, 0, 'down', 12_345],
] as const)('rounds %d satang of cash in steps of %d %s to %d', (amount, step, way, expected) =>
  expect(roundCash(toSatang(amount), { step, way })).toBe(expected),
)
