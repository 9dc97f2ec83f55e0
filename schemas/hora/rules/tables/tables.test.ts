import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runCount } from '@tests/support/run-count'
import { arcminOf, modulo, turnArcmin } from '../angle'
import { lords, thaiBodies } from '../bodies'
import { dignitiesOf, dignitySigns } from './dignities'
import { divisionsOf, reukGroupOf, reukGroups } from './divisions'
import { kalayokOf } from './kalayok'
import { luckyDays, luckyDaysOf } from './lucky-days'
import { motionOf } from './motion'
import { mahathaksa, mahathaksaYears, vimshottari, vimshottariYears } from './periods'
import { houseNames, houseOf, housesFrom, signLords } from './signs'
import { thaksaCycle, thaksaFrom, thaksaOf, thaksaPlaces } from './thaksa'

describe('divisions', () => {
  test('floor, and never round into the next sign', () => {
    const longitude = 29 + 59.9 / 60
    expect(divisionsOf(longitude, arcminOf(longitude))).toMatchObject({ sign: 0, degree: 29, minute: 59, arcmin: 1799 })
    expect(arcminOf(359.999_999_999_999_9)).toBe(turnArcmin - 1)
    expect(modulo(-1e-17, 360)).toBe(0)
  })

  test('agree with their definitions for every arcminute', () => {
    for (let arcmin = 0; arcmin < turnArcmin; arcmin++) {
      const each = divisionsOf(arcmin / 60, arcmin)
      if (each.sign * 1800 + each.degree * 60 + each.minute !== arcmin) throw new Error(`${arcmin}′ does not add up.`)
      // The navamsa of a sign starts with the movable sign of its element; the pada is the navamsa's number.
      const start = [0, 9, 6, 3][each.sign % 4] ?? 0
      const within = Math.floor((arcmin % 1800) / 200)
      if (each.navamsa !== (start + within) % 12) throw new Error(`${arcmin}′ has another navamsa.`)
      if ((each.reuk - 1) * 4 + each.pada - 1 !== Math.floor(arcmin / 200)) throw new Error(`${arcmin}′: another pada.`)
      // All three drekkanas of a sign share its element.
      if (each.drekkana % 4 !== each.sign % 4) throw new Error(`${arcmin}′ has another drekkana.`)
    }
    expect(divisionsOf(25, 1500)).toMatchObject({ sign: 0, drekkana: 8 })
    expect(reukGroups.map((_group, index) => reukGroupOf(index + 10))).toEqual([...reukGroups])
  })
})

test('dignities are all that hold', () => {
  expect(dignitiesOf('mercury', 5)).toEqual(['kaset', 'uch'])
  expect(dignitiesOf('mercury', 11)).toEqual(['pra', 'nich'])
  expect(dignitiesOf('sun', 0)).toEqual(['uch'])
  for (const body of ['ketu', 'uranus', 'pluto'] as const) expect(dignitiesOf(body, 0)).toEqual([])
  // ประ lies opposite เกษตร, นิจ opposite อุจ.
  for (const { kaset, pra, uch, nich } of Object.values(dignitySigns)) {
    expect(pra).toEqual(kaset.map((sign) => (sign + 6) % 12))
    expect(nich).toEqual(uch.map((sign) => (sign + 6) % 12))
  }
  for (const [sign, lord] of signLords.entries()) expect(dignitiesOf(lord, sign)).toContain('kaset')
})

test('houses count from the ascendant', () => {
  for (let ascendant = 0; ascendant < 12; ascendant++) {
    const houses = housesFrom(ascendant)
    expect(houses).toHaveLength(houseNames.length)
    for (const { house, sign, lord } of houses) {
      expect(houseOf(sign, ascendant)).toBe(house)
      expect(lord).toBe(signLords[sign])
    }
  }
})

test('motion is flagged by the two thresholds', () => {
  expect(motionOf('mars', -0.001)).toBe('retrograde')
  expect(motionOf('mars', 10 / 60)).toBe('slow')
  expect(motionOf('mars', 11 / 60)).toBeNull()
  expect(motionOf('mars', 35 / 60)).toBe('fast')
  expect(motionOf('jupiter', 5.6 / 60)).toBe('fast')
  expect(motionOf('saturn', 0.6 / 60)).toBe('slow')
  for (const body of ['sun', 'moon', 'rahu', 'ketu', 'uranus'] as const) expect(motionOf(body, -1)).toBeNull()
})

describe('thaksa', () => {
  test('begins with the lord of the birth day', () => {
    expect(thaksaOf(0, false, 'rahu')).toEqual({ lord: 'sun', places: thaksaCycle })
    expect(thaksaOf(6, true, 'rahu').places).toEqual(lords(7, 5, 8, 6, 1, 2, 3, 4))
    expect(thaksaOf(3, true, 'rahu').lord).toBe('rahu')
    expect(thaksaOf(3, true, 'mercury').lord).toBe('mercury')
    expect(thaksaOf(3, false, 'rahu').lord).toBe('mercury')
    for (const lord of thaksaCycle) expect(new Set(thaksaFrom(lord)).size).toBe(thaksaPlaces.length)
  })
})

describe('periods', () => {
  const yearMs = 365.25875 * 86_400_000

  test('of mahathaksa cover 108 years without gaps', () => {
    expect(Object.values(mahathaksaYears).reduce((sum, years) => sum + years, 0)).toBe(108)
    const periods = mahathaksa(0, 'moon')
    expect(periods.map(({ lord }) => lord)).toEqual(thaksaFrom('moon'))
    expect(periods.at(-1)?.toMs).toBeCloseTo(108 * yearMs, 0)
    const [first] = periods
    expect(first?.parts[0]).toEqual({ lord: 'moon', fromMs: 0, toMs: (15 * 15 * yearMs) / 108 })
    expect(first?.parts[1]?.lord).toBe('mars')
    expect(first?.parts.at(-1)?.toMs).toBeCloseTo(first?.toMs ?? 0, 0)
  })

  test('of Vimshottari begin by the part of the ฤกษ์ still to go', () => {
    expect(vimshottariYears.reduce((sum, [, years]) => sum + years, 0)).toBe(120)
    fc.assert(
      fc.property(fc.double({ min: 0, max: 359.999, noNaN: true }), (moon) => {
        const periods = vimshottari(0, moon)
        const [first] = periods
        expect(first?.fromMs).toBeLessThanOrEqual(0)
        expect(first?.toMs).toBeGreaterThan(0)
        for (const [index, { parts, ...main }] of periods.entries()) {
          expect(parts[0]?.lord).toBe(main.lord)
          expect(parts.at(-1)?.toMs).toBeCloseTo(main.toMs, -1)
          if (index > 0) expect(main.fromMs).toBeCloseTo(periods[index - 1]?.toMs ?? 0, -1)
        }
      }),
      { numRuns: runCount },
    )
    expect(vimshottari(0, 0)[0]).toMatchObject({ lord: 'ketu', fromMs: 0 })
    expect(vimshottari(0, 20)[0]).toMatchObject({ lord: 'venus', toMs: 10 * 365.25 * 86_400_000 })
  })
})

test('kalayok of CS 1386 is the published one', () => {
  const row = (name: 'thongchai' | 'athibodi' | 'ubat' | 'lokawinat') => {
    const { weekday, yam, reuk, sign, tithi } = kalayokOf(1386)[name]
    return [weekday, yam, reuk, sign, tithi]
  }
  expect(row('thongchai')).toEqual([3, 7, 12, 3, 3])
  expect(row('athibodi')).toEqual([5, 6, 12, 6, 30])
  expect(row('ubat')).toEqual([2, 6, 11, 2, 2])
  expect(row('lokawinat')).toEqual([7, 2, 22, 10, 16])
})

test('lucky days follow the weekday', () => {
  for (const days of Object.values(luckyDays)) expect(days).toHaveLength(7)
  expect(luckyDaysOf(0, { day: 8 })).toEqual(['amaruettachok'])
  expect(luckyDaysOf(6, { day: 15 })).toEqual(['mahasitthichok'])
  expect(luckyDaysOf(5, { day: 11 })).toEqual(['sitthichok'])
  expect(luckyDaysOf(0, null)).toEqual([])
  expect(thaiBodies).toHaveLength(10)
})
