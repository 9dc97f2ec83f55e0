import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryPlace, arbitraryUtcMs } from '@tests/fixtures/arbitrary-birth'
import { runCount } from '@tests/support/run-count'
import { lords } from '@schemas/hora/rules/bodies'
import { isoWithOffset } from '@schemas/hora/rules/time/civil-date'
import { astrologicalDay, isNightOf } from './astrological-day'
import { dayFacts } from './day-facts'
import { yamOf, yamsOf } from '@schemas/hora/rules/tables/yam'

const bangkok = { lat: 13.7563, lon: 100.5018 }
const thaiOffset = 25_200

describe('the astrological day', () => {
  test('begins at 06:28 by the clock in Mae Hong Son', () => {
    const place = { lat: 19.302, lon: 97.9654 }
    const clock = (hour: number, minute: number) => Date.UTC(2025, 0, 15, hour, minute) - thaiOffset * 1000
    expect(astrologicalDay(clock(6, 28), place, 'six').date).toMatchObject({ month: 1, day: 14 })
    const day = astrologicalDay(clock(6, 29), place, 'six')
    expect(day.date).toMatchObject({ month: 1, day: 15 })
    expect(isoWithOffset(day.startMs, thaiOffset)).toBe('2025-01-15T06:28:08+07:00')
    // In January the Sun rises there at about 07:03.
    expect(astrologicalDay(clock(6, 45), place, 'sunrise').date).toMatchObject({ day: 14 })
    expect(astrologicalDay(clock(7, 15), place, 'sunrise').date).toMatchObject({ day: 15 })
  })

  test('holds every instant in one day and in one of its yams', () => {
    fc.assert(
      fc.property(arbitraryUtcMs, arbitraryPlace, fc.constantFrom('six', 'sunrise'), (utcMs, place, kind) => {
        const day = astrologicalDay(utcMs, place, kind)
        expect(day.startMs).toBeLessThanOrEqual(utcMs)
        const yam = yamOf(day.weekday, day.startMs, utcMs)
        expect(yam.fromMs).toBeLessThanOrEqual(utcMs)
        if (kind === 'six') {
          expect(yam.toMs).toBeGreaterThan(utcMs - 1)
          expect(isNightOf(day, utcMs, place.lon)).toBe(yam.part === 'night')
        }
      }),
      { numRuns: runCount },
    )
  })
})

describe('yams', () => {
  test('follow their two orders from the lord of the day', () => {
    const sunday = yamsOf(0, 0)
    expect(sunday.map(({ lord }) => lord)).toEqual(lords(1, 6, 4, 2, 7, 5, 3, 1, 1, 5, 2, 6, 3, 7, 4, 1))
    expect(sunday.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(sunday.at(-1)?.toMs).toBe(86_400_000)
    // A day has one yam more than there are lords: it ends with its own. The same holds for each night.
    for (let weekday = 0; weekday < 7; weekday++) {
      const yams = yamsOf(weekday, 0)
      expect(yams[7]?.lord).toBe(yams[0]?.lord)
      expect(yams[15]?.lord).toBe(yams[8]?.lord)
    }
  })
})

test('tells the facts of a day', () => {
  const options = { dayStart: 'six', animal: 'month5' } as const
  expect(dayFacts({ year: 2024, month: 2, day: 24 }, bangkok, options)).toMatchObject({
    weekday: 6,
    cs: 1385,
    holyDay: 'makha',
    lunar: { be: 2567, month: '3', phase: 'waxing', day: 15, wanphra: true, yearType: 'normal' },
    lucky: ['mahasitthichok'],
    animal: 4,
  })
  expect(dayFacts({ year: 2024, month: 4, day: 16 }, bangkok, options)).toMatchObject({ cs: 1386, animal: 5 })
  const old = dayFacts({ year: 1850, month: 4, day: 16 }, bangkok, options)
  expect([old.lunar, old.holyDay, old.lucky]).toEqual([null, null, []])
  expect(old.tithi).toBeGreaterThan(0)
})
