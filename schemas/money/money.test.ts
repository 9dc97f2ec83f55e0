import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxSatang, sumSatang, toSatang } from './satang'
import { partOfUnits, spread } from './spread'
import { bahtInThai } from './thai-words'
import { vatOfLines, vatWithin } from './vat'

const amount = fc.integer({ min: 0, max: maxSatang }).map(toSatang)
const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0)

it.each([0.5, Number.NaN, Infinity, maxSatang + 1])('refuses %d as satang', (wrong) =>
  expect(() => toSatang(wrong)).toThrow(RangeError),
)

describe('spreading an amount', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 40 })

  it('loses and adds nothing, and keeps every part within a satang of its share', () => {
    fc.assert(
      fc.property(amount, weights, (total, shares) => {
        const parts = spread(total, shares)
        expect(sum(parts)).toBe(total)
        const all = sum(shares) || shares.length
        for (const [index, part] of parts.entries())
          expect(Math.abs(part - (total * (sum(shares) ? (shares[index] ?? 0) : 1)) / all)).toBeLessThan(1 + 1e-3)
      }),
    )
  })

  it('gives the satang that are left to the largest remainders, the earlier of equal ones first', () => {
    expect(spread(toSatang(100), [1, 1, 1])).toEqual([34, 33, 33])
    expect(spread(toSatang(10), [5, 3, 2])).toEqual([5, 3, 2])
    expect(spread(toSatang(7), [1, 2])).toEqual([2, 5])
    expect(spread(toSatang(-100), [1, 1, 1])).toEqual([-34, -33, -33])
    expect(spread(toSatang(5), [0, 0])).toEqual([3, 2])
    expect(spread(toSatang(0), [])).toEqual([])
    expect(() => spread(toSatang(1), [])).toThrow(RangeError)
    expect(() => spread(toSatang(1), [-1])).toThrow(RangeError)
  })

  it('has the units of a line pay the whole line, however they are returned', () => {
    fc.assert(
      fc.property(
        amount,
        fc.integer({ min: 1, max: 200 }),
        fc.infiniteStream(fc.integer({ min: 1, max: 20 })),
        (total, units, steps) => {
          const parts: number[] = []
          for (let from = 1; from <= units;) {
            const to = Math.min(units, from + (steps.next().value as number) - 1)
            parts.push(partOfUnits(total, units, from, to))
            from = to + 1
          }
          expect(sum(parts)).toBe(total)
        },
      ),
    )
    expect(() => partOfUnits(toSatang(100), 3, 0, 1)).toThrow(RangeError)
  })
})

describe('value added tax', () => {
  it.each([
    [107_00, 7_00],
    [100_00, 6_54],
    [1, 0],
    [8, 1],
    [7, 0],
    [-107_00, -7_00],
  ])('of %d satang is %d', (gross, vat) => expect(vatWithin(toSatang(gross))).toBe(vat))

  it('is within half a satang of the exact tax', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }).map(toSatang), (gross) => {
        expect(Math.abs(vatWithin(gross) * 107 - gross * 7)).toBeLessThanOrEqual(53.5)
      }),
    )
  })

  it('of a document is the tax of its taxed total, spread over the taxed lines alone', () => {
    const line = fc.record({
      gross: fc.integer({ min: 0, max: 1e8 }).map(toSatang),
      vatClass: fc.constantFrom('standard' as const, 'zero' as const, 'exempt' as const),
    })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const vat = vatOfLines(lines)
        const taxed = lines.filter(({ vatClass }) => vatClass === 'standard')
        expect(sum(vat)).toBe(vatWithin(sumSatang(taxed.map(({ gross }) => gross))))
        for (const [index, part] of vat.entries()) if (lines[index]?.vatClass !== 'standard') expect(part).toBe(0)
      }),
    )
  })
})

describe('an amount in Thai words', () => {
  it.each([
    [0, 'ศูนย์บาทถ้วน'],
    [1_00, 'หนึ่งบาทถ้วน'],
    [11_00, 'สิบเอ็ดบาทถ้วน'],
    [21_21, 'ยี่สิบเอ็ดบาทยี่สิบเอ็ดสตางค์'],
    [101_00, 'หนึ่งร้อยเอ็ดบาทถ้วน'],
    [1_290_50, 'หนึ่งพันสองร้อยเก้าสิบบาทห้าสิบสตางค์'],
    [50, 'ห้าสิบสตางค์'],
    [1, 'หนึ่งสตางค์'],
    [111_111_00, 'หนึ่งแสนหนึ่งหมื่นหนึ่งพันหนึ่งร้อยสิบเอ็ดบาทถ้วน'],
    [1_000_001_00, 'หนึ่งล้านเอ็ดบาทถ้วน'],
    [1_000_000_000_00, 'หนึ่งพันล้านบาทถ้วน'],
    [-5_00, 'ลบห้าบาทถ้วน'],
  ])('%d satang: %s', (satang, text) => expect(bahtInThai(toSatang(satang))).toBe(text))

  it('can be read back', () => {
    fc.assert(
      fc.property(amount, (satang) => {
        expect(read(bahtInThai(satang))).toBe(satang)
      }),
    )
  })
})

/** An independent reading of the words, from left to right. */
function read(text: string): number {
  const [, baht = '', rest = ''] = /^(?:(.*)บาท)?(.*?)(?:สตางค์|ถ้วน)$/.exec(text) ?? []
  return readNumber(baht) * 100 + readNumber(rest)
}

function readNumber(text: string): number {
  const names = ['ศูนย์', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า']
  const units: Record<string, number> = { สิบ: 10, ร้อย: 100, พัน: 1000, หมื่น: 1e4, แสน: 1e5 }
  let [total, group, figure] = [0, 0, 0]
  for (const [term] of text.matchAll(/ล้าน|สิบ|ร้อย|พัน|หมื่น|แสน|เอ็ด|ยี่|ศูนย์|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า/g)) {
    const unit = units[term]
    if (term === 'ล้าน') [total, group, figure] = [(total + group + figure) * 1e6, 0, 0]
    else if (unit !== undefined) [group, figure] = [group + (figure || 1) * unit, 0]
    else figure = term === 'เอ็ด' ? 1 : term === 'ยี่' ? 2 : names.indexOf(term)
  }
  return total + group + figure
}
