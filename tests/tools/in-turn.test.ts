import { describe, expect, it } from 'vitest'
import { browserTestsLeft, journeysLeft } from '../support/in-turn'

describe('what a short run leaves of the tests in a browser', () => {
  it.each([
    ['journeys', journeysLeft, 'e2e/builder-find.spec.ts'],
    ['parts', browserTestsLeft, 'src/editor/inspector/inspector.browser.test.tsx'],
  ])('is another half of the %s for the next seed', (_what, leftBy, one) => {
    const [even, odd] = [leftBy(0), leftBy(1)]
    expect(even.filter((file) => odd.includes(file))).toEqual([])
    expect(Math.abs(even.length - odd.length)).toBeLessThanOrEqual(1)
    expect([...even, ...odd]).toContain(one)
  })

  it('is never a journey that nothing else covers', () => {
    const left = [0, 1].flatMap((seed) => journeysLeft(seed))
    for (const name of [
      'accounts',
      'builder',
      'builder-gateway',
      'builder-publish',
      'crash',
      'hostile-pages',
      'offline',
    ])
      expect(left).not.toContain(`e2e/${name}.spec.ts`)
  })

  it('is never a part of an area that is still being built', () => {
    const left = [0, 1].flatMap((seed) => browserTestsLeft(seed))
    expect(left.filter((file) => !/^src\/(?:editor|areas\/files)\//.test(file))).toEqual([])
  })
})
