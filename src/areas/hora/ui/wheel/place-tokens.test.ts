import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Point, pointAt, rings } from './geometry'
import { placeTokens } from './place-tokens'
import { inOrder, numeralSize, type PlacedToken, signOf, type WheelToken } from './wheel-token'

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'n', 'p', 'asc']
const flaggable = new Set(['3', '4', '5', '6', '7'])

const tokensAt = (arcmins: readonly number[], flags: readonly boolean[]): WheelToken[] =>
  arcmins.map((arcmin, index) => {
    const key = keys[index] ?? ''
    return { key, arcmin, isFlagged: flaggable.has(key) && (flags[index] ?? false), isWide: key === 'asc' }
  })

const flags = fc.array(fc.boolean(), { minLength: 13, maxLength: 13 })
const anywhere = fc.tuple(fc.array(fc.nat(21_599), { minLength: 1, maxLength: 13 }), flags)
/** All within a few degrees of one place, also across the edge of a sign. */
const crowded = fc
  .tuple(fc.nat(21_599), fc.array(fc.nat(400), { minLength: 2, maxLength: 13 }), flags)
  .map(([start, offsets, each]) => [offsets.map((offset) => (start + offset) % 21_600), each] as const)
const charts = fc.oneof(anywhere, crowded).map(([arcmins, each]) => tokensAt(arcmins, each))

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** Distance of a point from a segment. */
function distanceTo(point: Point, from: Point, to: Point): number {
  const length = distance(from, to)
  if (length === 0) return distance(point, from)
  const along = ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length ** 2
  const t = Math.max(0, Math.min(1, along))
  return distance(point, { x: from.x + t * (to.x - from.x), y: from.y + t * (to.y - from.y) })
}

const segmentsOf = ({ leader }: PlacedToken) =>
  leader.slice(1).map((to, index) => [leader[index] as Point, to] as const)

const side = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

/** Whether both ends of the second lie clearly on different sides of the first, and the other way round. */
function isCrossing([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const off = (from: Point, to: Point, point: Point) => side(from, to, point) / Math.max(distance(from, to), 1e-9)
  const isSplit = (one: number, other: number) =>
    Math.min(Math.abs(one), Math.abs(other)) > tolerance && one * other < 0
  return isSplit(off(a, b, c), off(a, b, d)) && isSplit(off(c, d, a), off(c, d, b))
}

/** Rounding to two decimals moves a point by at most this. */
const tolerance = 0.03

describe('placeTokens', () => {
  it('lets no label overlap another, and keeps each within its sign', () => {
    fc.assert(
      fc.property(charts, (tokens) => {
        const placed = placeTokens(tokens)
        for (const [index, one] of placed.entries()) {
          for (const other of placed.slice(index + 1))
            expect(distance(one.at, other.at)).toBeGreaterThanOrEqual(one.radius + other.radius - tolerance)
          for (const edge of [one.sign * 30, one.sign * 30 + 30])
            expect(distanceTo(one.at, pointAt(edge, 1), pointAt(edge, rings.rim))).toBeGreaterThanOrEqual(
              one.radius - tolerance,
            )
          const fromCentre = distance(one.at, { x: 180, y: 180 })
          expect(fromCentre + one.radius).toBeLessThanOrEqual(rings.fan + tolerance)
          expect(fromCentre - one.radius).toBeGreaterThanOrEqual(rings.hub - tolerance)
        }
      }),
    )
  })

  it('keeps the order of the degrees around the wheel', () => {
    fc.assert(
      fc.property(charts, (tokens) => {
        const placed = placeTokens(tokens)
        expect(placed.map(({ key }) => key)).toEqual(inOrder(tokens).map(({ key }) => key))
        for (const [index, one] of placed.entries()) {
          const next = placed[index + 1]
          if (next?.sign !== one.sign) continue
          // Counter-clockwise about the centre.
          expect(side({ x: 180, y: 180 }, one.at, next.at)).toBeLessThan(0)
        }
      }),
    )
  })

  it('leads a line from the true degree to its own label, past all others', () => {
    fc.assert(
      fc.property(charts, (tokens) => {
        const placed = placeTokens(tokens)
        const lines = placed.map(segmentsOf)
        for (const [index, one] of placed.entries()) {
          const token = tokens.find(({ key }) => key === one.key) as WheelToken
          expect(one.sign).toBe(signOf(token.arcmin))
          expect(distance(one.leader[0] as Point, pointAt(token.arcmin / 60, rings.rim))).toBeLessThan(tolerance)
          expect(distance(one.leader.at(-1) as Point, one.at)).toBeCloseTo(one.radius, 1)
          for (const [at, other] of placed.entries()) {
            if (at === index) continue
            for (const [from, to] of lines[index] ?? [])
              expect(distanceTo(other.at, from, to)).toBeGreaterThanOrEqual(other.radius - tolerance)
            expect((lines[index] ?? []).some((a) => (lines[at] ?? []).some((b) => isCrossing(a, b)))).toBe(false)
          }
        }
      }),
    )
  })

  it('keeps the numerals of six bodies in one sign readable', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1799), { minLength: 6, maxLength: 6 }), flags, (arcmins, each) => {
        // At 390 px a unit is 1.08 px.
        for (const { scale } of placeTokens(tokensAt(arcmins, each)))
          expect(numeralSize * scale * 1.08).toBeGreaterThanOrEqual(12)
      }),
    )
  })
})
