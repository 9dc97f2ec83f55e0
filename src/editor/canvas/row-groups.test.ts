import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupRows, type RowGroup } from './row-groups'

const rows = (count: number) => Array.from({ length: count }, (_, at) => `row ${at}`)
const idsOf = (groups: readonly RowGroup[]) => groups.flatMap(({ ids }) => ids)

/** One edit of a page's rows: some are added, removed or moved. */
const step = fc.record({
  kind: fc.constantFrom('add', 'remove', 'move'),
  at: fc.nat(),
  to: fc.nat(),
  count: fc.integer({ min: 1, max: 60 }),
})

it('contains every row once and in order, in uniquely named groups of at most forty, after any edits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), fc.array(step, { maxLength: 12 }), (count, steps) => {
      let ids = rows(count)
      let groups = groupRows(ids)
      let made = 0
      for (const { kind, at, to, count: many } of steps) {
        ids = [...ids]
        const from = at % (ids.length + 1)
        const moved = kind === 'add' ? Array.from({ length: many }, () => `new ${made++}`) : ids.splice(from, many)
        if (kind !== 'remove') ids.splice(to % (ids.length + 1), 0, ...moved)
        groups = groupRows(ids, groups)
        expect(idsOf(groups)).toEqual(ids)
        expect(groups.every(({ ids: own }) => own.length > 0 && own.length <= 40)).toBe(true)
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
      }
    }),
  )
})

it('keeps groups that no row leaves or joins', () => {
  const ids = rows(200)
  const before = groupRows(ids)
  for (const [from, to] of [
    [3, 187],
    [187, 3],
    [60, 61],
    [0, 199],
    [199, 0],
  ] as const) {
    const moved = [...ids]
    moved.splice(to, 0, ...moved.splice(from, 1))
    const after = groupRows(moved, before)
    expect(after.filter((group) => !before.includes(group)).length).toBeLessThanOrEqual(2)
    // Nor is one mistaken for another.
    expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key))
  }
})

it('returns the same list when nothing has changed', () => {
  const before = groupRows(rows(90))
  expect(groupRows(rows(90), before)).toBe(before)
})

it('splits a group that has grown too large and keeps the others', () => {
  const ids = rows(60)
  const before = groupRows(ids)
  const grown = [...ids.slice(0, 5), ...Array.from({ length: 30 }, (_, at) => `new ${at}`), ...ids.slice(5)]
  const after = groupRows(grown, before)
  expect(after.length).toBeGreaterThan(before.length)
  expect(after.at(-1)).toBe(before.at(-1))
})
