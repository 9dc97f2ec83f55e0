import { expect, test } from 'vitest'
import { isoWithOffset, jdnOf } from '@schemas/hora/rules/time/civil-date'
import { bangkokMeanOffsetS } from '@schemas/hora/rules/time/local-mean-time'
import { suriyayartMoment } from './epoch'
import { truePlanet } from './planet'
import { elapsedRavi } from './means'
import { ravi } from './sun'
import { csOfDay, thaloengsok } from './thaloengsok'

test('begins CS 1386 as proclaimed', () => {
  const { utcMs, jdn } = thaloengsok(1386)
  expect(isoWithOffset(utcMs, bangkokMeanOffsetS)).toBe('2024-04-16T02:15:00+06:42:04')
  expect(jdn).toBe(jdnOf({ year: 2024, month: 4, day: 16 }))
})

test('gives the whole day of Thaloengsok to the new year', () => {
  const { jdn } = thaloengsok(1386)
  expect([csOfDay(jdn - 1), csOfDay(jdn), csOfDay(thaloengsok(1387).jdn - 1)]).toEqual([1385, 1386, 1386])
  for (let cs = 1000; cs < 1500; cs++) {
    const day = thaloengsok(cs).jdn
    expect([csOfDay(day - 1), csOfDay(day)]).toEqual([cs - 1, cs])
  }
})

test('places Mars of 1783-02-06 at the edge of Sagittarius', () => {
  // 24:00 of Bangkok mean time. The almanac has 14399.
  const moment = suriyayartMoment(Date.UTC(1783, 1, 7) - bangkokMeanOffsetS * 1000)
  expect(truePlanet('mars', elapsedRavi(moment), ravi(moment.units))).toBe(14_400)
})
