import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLive, nextStart, type RightTime, stateOfRights } from './state-of-rights'
import { creditOf, cutRanges, lengthOf, mergeRanges, type Range, shareOf, writeMultirange } from './watched-ranges'
import { subtractRanges } from './subtract-ranges'
import { withoutSkips } from './without-skips'

const range = fc.tuple(fc.integer({ min: -50, max: 700 }), fc.integer({ min: -50, max: 700 }))
const ranges = fc.array(range, { maxLength: 30 })
const wide = { length: 600, credit: 100_000 }

describe('watched ranges', () => {
  it('give one share of at most 100 % in any order and with any repetition', () =>
    fc.assert(
      fc.property(ranges, fc.array(fc.nat(29), { maxLength: 20 }), (all, again) => {
        const cut = cutRanges(all, wide)
        const mixed = [...all.toReversed(), ...again.flatMap((at) => (all[at] ? [all[at]] : []))]
        expect(cutRanges(mixed, wide)).toEqual(cut)
        const share = shareOf(lengthOf(cut), wide.length)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(10_000)
        expect(share === 10_000).toBe(lengthOf(cut) === wide.length)
      }),
    ))

  it('are sorted, apart and hold what was reported, and nothing else', () =>
    fc.assert(
      fc.property(ranges, (all) => {
        const cut = cutRanges(all, wide)
        for (const [at, [from]] of cut.entries()) expect(from).toBeGreaterThan(cut[at - 1]?.[1] ?? -1)
        const holds = (list: readonly Range[], second: number) =>
          list.some(([from, to]) => from <= second && second < to)
        for (let second = 0; second < wide.length; second += 1) expect(holds(cut, second)).toBe(holds(all, second))
      }),
      { numRuns: 30 },
    ))

  it('never credit more than the time allows', () =>
    fc.assert(
      fc.property(ranges, fc.integer({ min: 0, max: 300 }), (all, tenths) => {
        const cut = cutRanges(all, { length: 600, credit: creditOf(tenths) })
        expect(lengthOf(cut)).toBeLessThanOrEqual(tenths * 2 + 50)
      }),
    ))

  it('credit nothing of what is skipped to', () => {
    expect(
      withoutSkips(
        [
          [0, 100],
          [300, 400],
        ],
        0,
      ),
    ).toEqual([[0, 100]])
    expect(withoutSkips([[110, 200]], 100)).toEqual([[110, 200]])
    expect(
      withoutSkips(
        [
          [50, 90],
          [200, 300],
        ],
        100,
      ),
    ).toEqual([[50, 90]])
  })

  it('are reported once: what is new and what is known make the whole, and share nothing', () =>
    fc.assert(
      fc.property(ranges, ranges, (all, before) => {
        const clean = (list: readonly Range[]) => cutRanges(list, wide)
        const [whole, known] = [clean(all), clean(before)]
        const added = subtractRanges(whole, known)
        expect(mergeRanges([...added, ...known])).toEqual(mergeRanges([...whole, ...known]))
        expect(lengthOf(mergeRanges([...added, ...known]))).toBe(lengthOf(added) + lengthOf(known))
      }),
    ))

  it('are written as the database reads them', () => {
    expect(writeMultirange([])).toBe('{}')
    expect(
      writeMultirange(
        mergeRanges([
          [20, 30],
          [0, 10],
          [5, 12],
        ]),
      ),
    ).toBe('{[0,12),[20,30)}')
  })
})

const day = (n: number) => new Date(Date.UTC(2026, 0, n))
const right = (from: number | null, to: number | null, revoked: number | null = null): RightTime => ({
  startsAt: from === null ? null : day(from),
  endsAt: to === null ? null : day(to),
  revokedAt: revoked === null ? null : day(revoked),
})
const state = (rights: RightTime[], now: number, isCompleted = false) =>
  stateOfRights(rights, { now: day(now), isCompleted })

describe('access', () => {
  it('is the union of rights', () => {
    expect(state([right(1, 10, 5), right(1, null)], 6)).toBe('active')
    expect(state([right(1, 10, 5), right(1, null, 6)], 7)).toBe('revoked')
    expect(state([right(1, 10, 5), right(1, 4)], 7)).toBe('expired')
    expect(state([right(1, 10)], 10)).toBe('expired')
    expect(state([right(1, null)], 2, true)).toBe('completed')
    expect(state([right(null, null)], 2)).toBe('pending_payment')
    expect(state([], 2)).toBe('revoked')
  })

  it('is there at every moment at which one right lives', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            from: fc.integer({ min: 1, max: 9 }),
            length: fc.integer({ min: 1, max: 9 }),
            isRevoked: fc.boolean(),
          }),
          { minLength: 1, maxLength: 6 },
        ),
        fc.integer({ min: 1, max: 20 }),
        (all, now) => {
          const rights = all.map(({ from, length, isRevoked }) => right(from, from + length, isRevoked ? from : null))
          const has = rights.some((each) => isLive(each, day(now)))
          expect(['active', 'completed'].includes(state(rights, now))).toBe(has)
        },
      ),
    ))

  it('that is bought while another lives begins when that ends', () => {
    expect(nextStart([right(1, 10)], day(5))).toEqual(day(10))
    expect(nextStart([right(1, 10), right(10, 20)], day(5))).toEqual(day(20))
    expect(nextStart([right(1, 3)], day(5))).toEqual(day(5))
    expect(nextStart([right(1, 10, 4)], day(5))).toEqual(day(5))
    expect(nextStart([right(1, null)], day(5))).toBeUndefined()
  })
})
