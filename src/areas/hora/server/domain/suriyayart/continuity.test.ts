import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryUtcMs } from '@tests/fixtures/arbitrary-birth'
import { runCount } from '@tests/support/run-count'
import { modulo, turnArcmin } from '@schemas/hora/rules/angle'
import { suriyayartMoment, yearUnits } from './epoch'
import { ketuEpochs, thaiKetu } from './ketu'
import { suriyayartPositions } from './positions'
import { thaloengsok } from './thaloengsok'

const minuteMs = 60_000

/** Every body of an instant, Ketu by both epochs. */
function positionsAt(utcMs: number): Record<string, number> {
  const moment = suriyayartMoment(utcMs)
  const { thai, almanac } = { thai: thaiKetu(moment, 'thai'), almanac: thaiKetu(moment, 'almanac') }
  return { ...suriyayartPositions(moment), thai, almanac }
}

function expectSmallSteps(utcMs: number) {
  const before = positionsAt(utcMs)
  const after = positionsAt(utcMs + minuteMs)
  for (const [body, arcmin] of Object.entries(before)) {
    const step = modulo((after[body] ?? Number.NaN) - arcmin + turnArcmin / 2, turnArcmin) - turnArcmin / 2
    if (!(Math.abs(step) <= 18)) throw new Error(`${body} moves by ${step}′ in a minute.`)
  }
}

test('moves no body by more than 18′ between neighbouring minutes', () => {
  fc.assert(fc.property(arbitraryUtcMs, expectSmallSteps), { numRuns: runCount })
})

test('moves no body by more than 18′ over new years and midnights', () => {
  const year = fc.integer({ min: 1162, max: 1462 })
  const minute = fc.integer({ min: -700, max: 700 })
  fc.assert(
    fc.property(year, minute, (cs, minutes) => expectSmallSteps(thaloengsok(cs).utcMs + minutes * minuteMs)),
    { numRuns: runCount },
  )
  for (let cs = 1162; cs <= 1462; cs++) {
    const { utcMs } = thaloengsok(cs)
    for (const offset of [-minuteMs, -1, 0, 364 * 108_000 - 1, -7 * 108_000]) expectSmallSteps(utcMs + offset)
  }
})

test('gives whole arcminutes of one turn', () => {
  fc.assert(
    fc.property(arbitraryUtcMs, (utcMs) => {
      const positions = Object.values(positionsAt(utcMs))
      const isArcmin = (arcmin: number) => Number.isInteger(arcmin) && arcmin >= 0 && arcmin < turnArcmin
      expect(positions.filter((arcmin) => !isArcmin(arcmin))).toEqual([])
    }),
    { numRuns: runCount },
  )
})

test('begins each Chulasakarat year at its Thaloengsok', () => {
  for (let cs = 1100; cs <= 1500; cs++) {
    const { utcMs } = thaloengsok(cs)
    expect(suriyayartMoment(utcMs)).toMatchObject({ cs, units: 0 })
    expect(suriyayartMoment(utcMs - 1)).toMatchObject({ cs: cs - 1, units: yearUnits - 1 })
  }
})

test('keeps the two epochs of Ketu 24′ to 26′ apart', () => {
  expect(ketuEpochs).toEqual({ thai: 345, almanac: 345.78 })
  fc.assert(
    fc.property(arbitraryUtcMs, (utcMs) => {
      const { thai = 0, almanac = 0 } = positionsAt(utcMs)
      const ahead = modulo(almanac - thai, turnArcmin)
      expect(ahead).toBeGreaterThanOrEqual(24)
      expect(ahead).toBeLessThanOrEqual(26)
    }),
    { numRuns: runCount },
  )
})
