import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryUtcMs, arbitraryZone } from '@tests/fixtures/arbitrary-birth'
import { runCount } from '@tests/support/run-count'
import {
  dateOfJdn,
  dateOfWall,
  isoOffset,
  isoWithOffset,
  jdnOf,
  weekdayOfJdn,
} from '@schemas/hora/rules/time/civil-date'
import { beYearOf, ceYearOfBe, dateInEra } from '@schemas/hora/rules/time/era'
import { localCorrectionMinutes } from '@schemas/hora/rules/time/local-mean-time'
import { instantsOfWall, utcOfWall } from './local-time'
import { isSupportedDate, requireSupportedDate, supportedDates } from '@schemas/hora/rules/time/supported-dates'
import { zoneOffsetS } from './zone-offset'

describe('eras', () => {
  test('moves the Buddhist new year from April to January in 1941', () => {
    expect(beYearOf(1940, 3)).toBe(2482)
    expect(beYearOf(1940, 4)).toBe(2483)
    expect(beYearOf(1940, 12)).toBe(2483)
    expect(beYearOf(1941, 1)).toBe(2484)
    expect(dateInEra({ year: 2482, month: 1, day: 31 }, 'be')).toEqual({ year: 1940, month: 1, day: 31 })
  })

  test('refuses what does not exist', () => {
    for (const month of [1, 2, 3])
      expect(() => dateInEra({ year: 2483, month, day: 1 }, 'be')).toThrow('BE 2483 had no January to March.')
    expect(() => dateInEra({ year: 2000, month: 1, day: 1 }, undefined)).toThrow('Say the era: be or ce.')
    for (const [month, day] of [
      [2, 31],
      [13, 1],
      [0, 1],
      [4, 31],
    ] as const)
      expect(() => dateInEra({ year: 2568, month, day }, 'be')).toThrow('There is no such date.')
    expect(() => dateInEra({ year: 2568, month: 2, day: 29 }, 'be')).toThrow('There is no such date.')
    expect(dateInEra({ year: 2567, month: 2, day: 29 }, 'be')).toEqual({ year: 2024, month: 2, day: 29 })
  })

  test('returns every month of 1800–2100', () => {
    for (let year = 1800; year <= 2100; year++)
      for (let month = 1; month <= 12; month++) expect(ceYearOfBe(beYearOf(year, month), month)).toBe(year)
  })

  test('bounds the supported dates', () => {
    expect(isSupportedDate(supportedDates.first)).toBe(true)
    expect(isSupportedDate(supportedDates.last)).toBe(true)
    for (const date of [
      { year: 1799, month: 12, day: 31 },
      { year: 2101, month: 1, day: 1 },
    ])
      expect(() => requireSupportedDate(date)).toThrow('Dates from 1800 to 2100 (BE 2343–2643) can be computed.')
  })
})

describe('civil dates', () => {
  test('count Julian days as the almanacs do', () => {
    expect(jdnOf({ year: 2000, month: 1, day: 1 })).toBe(2_451_545)
    expect(weekdayOfJdn(2_451_545)).toBe(6)
    expect(jdnOf({ year: 50, month: 1, day: 1 })).toBe(1_739_323)
  })

  test('return from every Julian day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_700_000, max: 2_600_000 }), (jdn) => {
        expect(jdnOf(dateOfJdn(jdn))).toBe(jdn)
      }),
      { numRuns: runCount },
    )
  })

  test('are written with the offset of their clock', () => {
    expect(isoOffset(24_124)).toBe('+06:42:04')
    expect(isoOffset(-12_600)).toBe('-03:30')
    expect(isoWithOffset(Date.UTC(1899, 11, 31, 17, 17, 56), 24_124)).toBe('1900-01-01T00:00:00+06:42:04')
  })
})

describe('zones', () => {
  const wall = (text: string) => Date.parse(`${text}Z`)

  test('know Bangkok to the second', () => {
    const change = Date.UTC(1920, 2, 31, 17, 17, 56)
    expect(zoneOffsetS('Asia/Bangkok', change - 1000)).toBe(24_124)
    expect(zoneOffsetS('Asia/Bangkok', change)).toBe(25_200)
  })

  test('refuse a reading that was skipped', () => {
    const message =
      'This local time never existed: the clocks of Asia/Bangkok went from 1920-04-01 00:00:00 to 1920-04-01 00:17:56.'
    expect(() => utcOfWall(wall('1920-04-01T00:00:00'), 'Asia/Bangkok')).toThrow(message)
    expect(() => utcOfWall(wall('1920-04-01T00:17:55'), 'Asia/Bangkok')).toThrow(message)
    expect(utcOfWall(wall('1920-04-01T00:17:56'), 'Asia/Bangkok')).toBe(Date.UTC(1920, 2, 31, 17, 17, 56))
    expect(utcOfWall(wall('1920-03-31T23:59:59'), 'Asia/Bangkok')).toBe(Date.UTC(1920, 2, 31, 17, 17, 55))
    expect(() => utcOfWall(wall('2011-12-30T12:00:00'), 'Pacific/Apia')).toThrow(
      'went from 2011-12-30 00:00:00 to 2011-12-31 00:00:00.',
    )
  })

  test('let the caller choose where a reading was repeated', () => {
    const reading = wall('2024-11-03T01:30:00')
    expect(() => utcOfWall(reading, 'America/New_York')).toThrow(
      'This time occurred twice: choose the first or the second.',
    )
    expect(utcOfWall(reading, 'America/New_York', 'first')).toBe(Date.UTC(2024, 10, 3, 5, 30))
    expect(utcOfWall(reading, 'America/New_York', 'second')).toBe(Date.UTC(2024, 10, 3, 6, 30))
  })

  test('refuse unknown names and offsets', () => {
    for (const zone of ['Mars/Olympus', '', '+07', '+25:00', '+07:60', '07:00', 'UTC+7'])
      expect(() => zoneOffsetS(zone, 0)).toThrow('This time zone is unknown')
  })

  test('find every instant again by its reading', () => {
    fc.assert(
      fc.property(arbitraryUtcMs, arbitraryZone, (utcMs, zone) => {
        const instants = instantsOfWall(utcMs + zoneOffsetS(zone, utcMs) * 1000, zone)
        expect(instants).toContain(utcMs)
        expect(instants.length).toBeLessThanOrEqual(2)
      }),
      { numRuns: runCount },
    )
  })
})

test('corrects Thai clocks by four minutes a degree', () => {
  expect(Math.round(localCorrectionMinutes(100.5018))).toBe(18)
  expect(Math.round(localCorrectionMinutes(97.9654))).toBe(28)
  expect(dateOfWall(Date.UTC(2000, 1, 29))).toEqual({ year: 2000, month: 2, day: 29 })
})
