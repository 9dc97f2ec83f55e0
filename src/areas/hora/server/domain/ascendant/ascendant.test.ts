import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryPlace, arbitraryUtcMs } from '@tests/fixtures/arbitrary-birth'
import { runCount } from '@tests/support/run-count'
import { degreesBetween, modulo, turnArcmin } from '@schemas/hora/rules/angle'
import { skyInstant } from '../sky/instant'
import { suriyayartSun } from '../suriyayart/positions'
import { antonathi, risingMinutes } from '@schemas/hora/rules/tables/antonathi'
import { geometricAscendant } from './geometric'
import { lastSunrise, minutesSinceSunrise } from './minutes-since-sunrise'

const bangkok = { lat: 13.7563, lon: 100.5018 }

test('finds the ascendant of the Bangkok city pillar', () => {
  const utcMs = Date.UTC(1782, 3, 21, 6, 54) - 24_124_000
  const { arcmin, steps } = antonathi(suriyayartSun(utcMs), minutesSinceSunrise(utcMs, bangkok, 'six'))
  expect(arcmin).toBe(24 * 60 + 11)
  expect(steps.map(({ sign }) => sign)).toEqual([0])
})

test('goes round once a day', () => {
  expect(risingMinutes.reduce((sum, minutes) => sum + minutes, 0)).toBe(1440)
  const sun = fc.integer({ min: 0, max: turnArcmin - 1 })
  const minutes = fc.double({ min: 0, max: 1439, noNaN: true })
  fc.assert(
    fc.property(sun, minutes, (sunArcmin, since) => {
      expect(antonathi(sunArcmin, 0).arcmin).toBe(sunArcmin)
      const now = antonathi(sunArcmin, since)
      expect(now.steps.reduce((sum, step) => sum + step.minutes, 0)).toBeCloseTo(since, 6)
      // The fastest sign rises in 72 minutes, 25′ each.
      const step = modulo(antonathi(sunArcmin, since + 1).arcmin - now.arcmin, turnArcmin)
      expect(step).toBeGreaterThanOrEqual(10)
      expect(step).toBeLessThanOrEqual(26)
      const turned = antonathi(sunArcmin, since + 1440).arcmin
      expect(Math.abs(modulo(turned - now.arcmin + 30, turnArcmin) - 30)).toBeLessThanOrEqual(1)
    }),
    { numRuns: runCount },
  )
})

test('counts from the last sunrise', () => {
  fc.assert(
    fc.property(arbitraryUtcMs, arbitraryPlace, (utcMs, place) => {
      const six = minutesSinceSunrise(utcMs, place, 'six')
      expect(six).toBeGreaterThanOrEqual(0)
      expect(six).toBeLessThan(1440.001)
      const { utcMs: sunrise } = lastSunrise(utcMs, place, 'sunrise')
      expect(sunrise).toBeLessThanOrEqual(utcMs)
      // Sunrise comes up to twelve minutes later from day to day at these latitudes.
      expect(utcMs - sunrise).toBeLessThan(1455 * 60_000)
    }),
    { numRuns: runCount },
  )
})

test('has no sunrise in the Arctic summer', () => {
  const place = { lat: 78.2232, lon: 15.6267 }
  expect(() => minutesSinceSunrise(Date.UTC(2020, 5, 21, 12), place, 'sunrise')).toThrow(
    'The Sun did not rise there on this day: choose 06:00.',
  )
  expect(minutesSinceSunrise(Date.UTC(2020, 5, 21, 12), place, 'six')).toBeGreaterThan(0)
})

test('moves the geometric ascendant eastward without jumps', () => {
  fc.assert(
    fc.property(arbitraryUtcMs, arbitraryPlace, (utcMs, place) => {
      const now = geometricAscendant(skyInstant(utcMs), place, 'lahiri')
      const later = geometricAscendant(skyInstant(utcMs + 1000), place, 'lahiri')
      const step = degreesBetween(now.longitude, later.longitude)
      expect(step).toBeGreaterThan(0)
      expect(step).toBeLessThan(0.2)
      expect(now.isPolar).toBe(false)
    }),
    { numRuns: runCount },
  )
})

test('shares its sign with the geometric ascendant in three of five charts in Thailand', () => {
  const count = 3000
  const shared = { six: 0, sunrise: 0 }
  for (let index = 0; index < count; index++) {
    // Steps of an irrational part of a day cover all hours, seasons and years alike.
    const utcMs = Date.UTC(1950, 0, 1) + Math.floor(index * 12.618_033_99 * 86_400_000)
    const place = { lat: 6 + ((index * 7) % 14), lon: 98 + ((index * 5) % 7) }
    const sun = suriyayartSun(utcMs)
    const sign = Math.floor(geometricAscendant(skyInstant(utcMs), place, 'lahiri').longitude / 30)
    for (const kind of ['six', 'sunrise'] as const)
      if (Math.floor(antonathi(sun, minutesSinceSunrise(utcMs, place, kind)).arcmin / 1800) === sign) shared[kind]++
  }
  expect(shared.six / count).toBeCloseTo(0.59, 1)
  expect(shared.sunrise / count).toBeCloseTo(0.67, 1)
})
