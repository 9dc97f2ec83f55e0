import { expect, it } from 'vitest'
import { decide, decideBack, isDecidedSince } from './decided'

const at = (day: number) => new Date(Date.UTC(2026, 0, day))
const change = (key: string) => ({ key, theme: null })
const themeOf = (theme: string) => ({ key: 'theme', theme })

it('keeps what was published after a schedule was made, and not what was published before', () => {
  const published = decide({ changed: ['page:/a', 'theme'], tokens: { theme: 'feast' } }, at(3))
  expect([1, 3, 4].map((day) => isDecidedSince(published, change('page:/a'), at(day)))).toEqual([true, false, false])
  expect(isDecidedSince(published, change('page:/b'), at(1))).toBe(false)
  // A theme change applies to whatever visitors see by then.
  expect(isDecidedSince(published, themeOf('feast'), at(1))).toBe(false)
})

it('records a rollback as a decision on what it changes and on the lost theme, and keeps later decisions', () => {
  const old = decide({ pages: { '/a': 1 }, tokens: { theme: 'plain' }, changed: ['page:/a'] }, at(1))
  const current = decide({ ...old, tokens: { theme: 'feast' }, changed: ['page:/b'] }, at(3))
  const back = decideBack(current, old, ['page:/a', 'theme'], at(5))
  expect(back).toMatchObject({ pages: { '/a': 1 }, tokens: { theme: 'plain' }, changed: ['page:/a', 'theme'] })
  expect(
    [change('page:/a'), themeOf('feast'), themeOf('plain')].map((each) => isDecidedSince(back, each, at(4))),
  ).toEqual([true, true, false])
  expect([2, 4].map((day) => isDecidedSince(back, change('page:/b'), at(day)))).toEqual([true, false])
})
