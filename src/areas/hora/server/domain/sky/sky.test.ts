import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryUtcMs } from '@tests/fixtures/arbitrary-birth'
import { runCount } from '@tests/support/run-count'
import { degreesBetween } from '@schemas/hora/rules/angle'
import { meanAyanamsa } from './ayanamsa'
import { deltaTSeconds } from './delta-t'
import { skyInstant } from './instant'
import { modernBodies, modernPlace, modernPositions } from './positions'
import { sunTimes } from './sunrise'

/** Degrees that a body moves in a minute at most, with a margin. */
const maxPerMinute = 15.5 / 1440

test('moves every modern body continuously within one turn', () => {
  fc.assert(
    fc.property(arbitraryUtcMs, fc.constantFrom('mean', 'true'), (utcMs, node) => {
      const [now, later] = [skyInstant(utcMs), skyInstant(utcMs + 60_000)]
      for (const body of modernBodies(true)) {
        const { longitude, latitude } = modernPlace(body, now, 'lahiri', node)
        if (!(longitude >= 0 && longitude < 360)) throw new Error(`${body} is at ${longitude}°.`)
        if (!(Math.abs(latitude) < 18)) throw new Error(`${body} is at the latitude ${latitude}°.`)
        const step = degreesBetween(longitude, modernPlace(body, later, 'lahiri', node).longitude)
        if (!(Math.abs(step) < maxPerMinute)) throw new Error(`${body} moves by ${step}° in a minute.`)
      }
    }),
    { numRuns: runCount },
  )
  expect(modernBodies(true)).toHaveLength(11)
}, 600_000)

test('gives the speed of every body, and never turns the Sun, the Moon or the mean node', () => {
  fc.assert(
    fc.property(arbitraryUtcMs, fc.constantFrom('mean', 'true'), (utcMs, node) => {
      const options = { zodiac: 'lahiri', node, outer: true } as const
      const [now, later] = [modernPositions(utcMs, options), modernPositions(utcMs + 60_000, options)]
      for (const body of modernBodies(true)) {
        const { longitude = 999, speed = 999 } = now[body] ?? {}
        expect(degreesBetween(longitude, later[body]?.longitude ?? 999) * 1440).toBeCloseTo(speed, 1)
      }
      expect(now.sun?.speed).toBeGreaterThan(0.95)
      expect(now.moon?.speed).toBeGreaterThan(11.7)
      if (node === 'mean') expect(now.rahu?.speed).toBeLessThan(-0.05)
    }),
    { numRuns: Math.ceil(runCount / 10) },
  )
}, 600_000)

test('keeps the zodiacs apart by the ayanamsa and nutation', () => {
  fc.assert(
    fc.property(arbitraryUtcMs, (utcMs) => {
      const instant = skyInstant(utcMs)
      const shift = meanAyanamsa(instant) + instant.nutation
      const lahiri = modernPositions(utcMs, { zodiac: 'lahiri', node: 'mean', outer: false })
      const sayana = modernPositions(utcMs, { zodiac: 'sayana', node: 'mean', outer: false })
      for (const body of modernBodies(false))
        expect(degreesBetween(lahiri[body]?.longitude ?? 0, sayana[body]?.longitude ?? 0)).toBeCloseTo(shift, 9)
    }),
    { numRuns: Math.ceil(runCount / 10) },
  )
})

test('joins ΔT without a step', () => {
  const daysOf = (year: number) => (year - 2000) * 365.24217 + 14
  expect(deltaTSeconds(daysOf(2020))).toBeCloseTo(69.36, 6)
  expect(deltaTSeconds(daysOf(2050))).toBeCloseTo(74.6, 6)
  expect(deltaTSeconds(daysOf(2101))).toBeCloseTo(93.7, 6)
  for (let year = 1800; year < 2110; year += 0.05)
    expect(Math.abs(deltaTSeconds(daysOf(year + 0.05)) - deltaTSeconds(daysOf(year)))).toBeLessThan(0.3)
})

test('has sunrise before sunset within a day', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1800, max: 2100 }),
      fc.integer({ min: 1, max: 12 }),
      fc.double({ min: -60, max: 60, noNaN: true }),
      (year, month, lat) => {
        const { sunrise, sunset } = sunTimes({ year, month, day: 15 }, { lat, lon: 100 })
        const hours = ((sunset ?? 0) - (sunrise ?? 0)) / 3_600_000
        expect(hours).toBeGreaterThan(5)
        expect(hours).toBeLessThan(19.5)
      },
    ),
    { numRuns: Math.ceil(runCount / 5) },
  )
  expect(sunTimes({ year: 2020, month: 6, day: 21 }, { lat: 78.2232, lon: 15.6267 }).sunrise).toBeNull()
})
