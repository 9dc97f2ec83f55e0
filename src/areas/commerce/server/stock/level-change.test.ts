import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyLevel, issue, type Level, type LevelMove, receive, unreserve } from './level-change'

type Step =
  | { do: 'receive'; units: number; cost: number | undefined }
  | { do: 'issue'; units: number; mayOversell: boolean }
  | { do: 'reserve' | 'take' | 'release'; units: number }

const units = fc.integer({ min: 1, max: 40 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('receive' as const),
    units,
    cost: fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: undefined }),
  }),
  fc.record({ do: fc.constant('issue' as const), units, mayOversell: fc.boolean() }),
  fc.record({ do: fc.constantFrom('reserve' as const, 'take' as const, 'release' as const), units }),
)

/** One step, or none where stock would not allow it. */
function taken(level: Level, each: Step): { level: Level; moves: LevelMove[] } {
  if (each.do === 'receive') return receive(level, each.units, each.cost)
  if (each.do === 'issue') return issue(level, each.units, each) ?? { level, moves: [] }
  const held = Math.min(each.units, level.reserved)
  if (each.do === 'take') return (held > 0 && issue(level, held, { held })) || { level, moves: [] }
  if (each.do === 'release') return unreserve(level, held)
  const free = Math.min(each.units, level.onHand - level.reserved)
  return { level: { ...level, reserved: level.reserved + free }, moves: [] }
}

describe('a stock level', () => {
  it('stays whole: moves add up to it in number and value, and nothing is ever below zero', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let level = emptyLevel
        const moves: LevelMove[] = []
        for (const each of steps) {
          const change = taken(level, each)
          level = change.level
          moves.push(...change.moves)
          expect(Math.min(...Object.values(level))).toBeGreaterThanOrEqual(0)
          expect(level.reserved).toBeLessThanOrEqual(level.onHand)
          expect(level.oversold === 0 || level.onHand === level.reserved).toBe(true)
          expect(level.onHand > 0 || level.value === 0).toBe(true)
          expect(level.oversold > 0 || level.oversoldValue === 0).toBe(true)
          expect(moves.reduce((all, move) => all + move.delta, 0)).toBe(level.onHand - level.oversold)
          expect(moves.reduce((all, move) => all + move.value, 0)).toBe(level.value - level.oversoldValue)
        }
      }),
      { numRuns: 400 },
    )
  })

  it('takes its value with the last unit, whatever the rounding before', () => {
    let level = receive(emptyLevel, 3, 100).level
    const values = [1, 1, 1].map((each) => {
      const change = issue(level, each)
      level = change?.level ?? level
      return change?.moves[0]?.value
    })
    expect(values).toEqual([-33, -34, -33])
    expect(level).toMatchObject({ onHand: 0, value: 0 })
  })

  it('counts what is oversold at the last cost until goods come in at theirs', () => {
    const sold = issue(receive(emptyLevel, 2, 200).level, 5, { mayOversell: true })
    expect(sold).toMatchObject({ level: { onHand: 0, oversold: 3, oversoldValue: 300 }, moves: [{ value: -500 }] })
    const received = receive(sold?.level ?? emptyLevel, 4, 480)
    expect(received.level).toMatchObject({ onHand: 1, value: 120, oversold: 0, oversoldValue: 0 })
    expect(received.moves).toEqual([
      { delta: 4, value: 480 },
      { delta: 0, value: -60, reason: 'cost' },
    ])
  })

  it('lets a till sell what the shop holds, and settles that when the shop lets go', () => {
    const held = { ...receive(emptyLevel, 1, 100).level, reserved: 1 }
    expect(issue(held, 1)).toBeUndefined()
    const sold = issue(held, 1, { mayOversell: true })
    expect(sold?.level).toMatchObject({ onHand: 1, reserved: 1, oversold: 1 })
    expect(unreserve(sold?.level ?? held, 1).level).toMatchObject({ onHand: 0, reserved: 0, oversold: 0, value: 0 })
  })
})
