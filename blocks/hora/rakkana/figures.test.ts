import { expect, it } from 'vitest'
import { bandParts, divided, hoursText, neighboursOf, tangentOf } from './figures'

const day = { from: '2025-04-13T00:00:00+07:00', to: '2025-04-14T00:00:00+07:00' }
const spans = [
  { from: day.from, sign: 9 },
  { from: '2025-04-13T06:00:00+07:00', sign: 10 },
  { from: '2025-04-13T18:00:00+07:00', sign: 11 },
]

it('places the signs of a day from its beginning to its end without a gap', () => {
  const parts = bandParts(day, spans)
  expect(parts.map(({ begin, end }) => [begin, end])).toEqual([
    [0, 25],
    [25, 75],
    [75, 100],
  ])
})

it('knows the signs beside the one of an instant, and none beyond the day', () => {
  expect(neighboursOf(spans, '2025-04-13T00:00:00Z')).toEqual({ earlier: 9, later: 11 })
  expect(neighboursOf(spans, '2025-04-12T18:00:00Z')).toEqual({ earlier: undefined, later: 10 })
})

it('divides arcminutes without rounding up, and hours of sidereal time', () => {
  expect(divided(1799)).toEqual({ sign: 0, degree: 29, minute: 59 })
  expect(hoursText(180.5)).toBe('12:02:00')
})

it('gives the tangent whose angle is the tropical ascendant', () => {
  const { x, y } = tangentOf(
    { armc: 90, obliquity: 23.44, shift: 0, tropical: 0, longitude: 0, arcmin: 0, polar: false },
    0,
  )
  // At the equator, when the solstice culminates, the equinox of autumn rises.
  expect((Math.atan2(x, y) * 180) / Math.PI).toBeCloseTo(180)
})
