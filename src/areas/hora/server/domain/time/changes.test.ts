import { describe, expect, test } from 'vitest'
import { antonathiChanges, geometricChanges } from '../ascendant/sign-changes'
import { castChart } from '../chart/chart'
import { defaultOptions } from '../chart/options'
import { moonReukEntries } from '../day/moon-entries'
import { changesOf } from './changes'

const bangkok = { lat: 13.7563, lon: 100.5018 }
const dayMs = 86_400_000
const birth = Date.UTC(1990, 5, 1, 3)

test('finds changes to the second', () => {
  const changes = changesOf((utcMs) => Math.floor(utcMs / 10_000), 1, 25_000, 7000)
  expect(changes.map(({ value }) => value)).toEqual([1, 2])
  for (const { utcMs, value } of changes) expect(Math.abs(utcMs - value * 10_000)).toBeLessThanOrEqual(1000)
})

describe('the band of a day', () => {
  test.each(['antonathi', 'sunrise', 'geometric'] as const)('enters every sign once by %s', (ascendant) => {
    const changes =
      ascendant === 'geometric'
        ? geometricChanges(birth, birth + dayMs, bangkok, 'lahiri')
        : antonathiChanges(birth, birth + dayMs, bangkok, ascendant === 'sunrise' ? 'sunrise' : 'six')
    const before = castChart({ utcMs: birth, ...bangkok }, { ...defaultOptions, ascendant })
    expect(changes.map(({ value }) => value)).toEqual(
      changes.map((_change, index) => ((before.ascendant?.sign ?? 0) + index + 1) % 12),
    )
    expect(changes.length).toBeGreaterThanOrEqual(12)
    for (const { utcMs, value } of changes) {
      const at = (ms: number) => castChart({ utcMs: ms, ...bangkok }, { ...defaultOptions, ascendant }).ascendant?.sign
      expect([at(utcMs - 1000), at(utcMs)]).toEqual([(value + 11) % 12, value])
    }
  })
})

test.each(['suriyayart', 'lahiri', 'sayana'] as const)('tells when the Moon enters each ฤกษ์ by %s', (planets) => {
  const entries = moonReukEntries(birth, birth + 27.32 * dayMs, planets)
  expect(entries.length).toBeGreaterThanOrEqual(26)
  for (const { utcMs, value } of entries) {
    const at = (ms: number) => castChart({ utcMs: ms, ...bangkok }, { ...defaultOptions, planets }).bodies.moon?.reuk
    expect([at(utcMs - 1000), at(utcMs)]).toEqual([((value + 25) % 27) + 1, value])
  }
})
