import { expect, test } from 'vitest'
import almanac from '@tests/fixtures/hora/suriyayart-almanac.json'
import { residuals } from '@tests/support/residuals'
import { turnArcmin, wrapArcmin } from '@schemas/hora/rules/angle'
import { type ThaiBody, thaiBodies } from '@schemas/hora/rules/bodies'
import { castChart } from '../chart/chart'
import { defaultOptions } from '../chart/options'
import { dateOfJdn, dateOfWall, jdnOf } from '@schemas/hora/rules/time/civil-date'

/** Arcminutes. */
const tolerances: Record<ThaiBody, number> = {
  sun: 4,
  moon: 1,
  mars: 1,
  mercury: 6,
  jupiter: 1,
  venus: 3,
  saturn: 1,
  rahu: 1,
  ketu: 1,
  uranus: 0,
}

type Row = { date_ce: string } & { [body in ThaiBody]?: { sign: number; arcmin: number } }

/** The chart of 24:00, which is 00:00 of the next day. */
function castRow({ date_ce: date }: Row) {
  const next = dateOfJdn(jdnOf(dateOfWall(Date.parse(`${date}Z`))) + 1)
  return castChart(
    { date: next, era: 'ce', timeS: 0, zone: '+06:42:04', lat: 13.7563, lon: 100.5018 },
    { ...defaultOptions, ketu: 'almanac' },
  )
}

test('agrees with the published almanac', () => {
  expect(almanac.rows).toHaveLength(14)
  const exact: Partial<Record<ThaiBody, number>> = {}
  const found = residuals('Suriyayart', '′')
  for (const row of almanac.rows as Row[]) {
    const { bodies } = castRow(row)
    for (const body of thaiBodies) {
      const figure = row[body]
      const position = bodies[body]
      if (!figure || !position) continue
      const difference = wrapArcmin(position.arcmin - figure.arcmin + turnArcmin / 2) - turnArcmin / 2
      found.add(body, difference, row.date_ce)
      if (difference === 0) exact[body] = (exact[body] ?? 0) + 1
      const toEdge = Math.min(figure.arcmin % 1800, 1800 - (figure.arcmin % 1800))
      if (toEdge > tolerances[body])
        expect([row.date_ce, body, position.sign]).toEqual([row.date_ce, body, figure.sign - 1])
    }
  }
  found.check(tolerances)
  // Stricter than promised, so that a changed rounding shows: how many rows agree to the arcminute.
  expect(exact).toEqual({
    sun: 8,
    moon: 4,
    mars: 8,
    mercury: 8,
    jupiter: 12,
    venus: 7,
    saturn: 13,
    rahu: 11,
    ketu: 12,
    uranus: 13,
  })
})
