import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOpenAt, nextOpening, openState, pageOpen, tidyOpen } from './page-open'

const at = (ms: number) => new Date(ms).toISOString()
const moment = fc.integer({ min: 0, max: 4_000_000_000_000 })

describe('page opening times', () => {
  it.each([
    [undefined, 'open'],
    ['never', 'never'],
    [{ from: at(2000) }, 'early'],
    [{ from: at(1000), until: at(1001) }, 'open'],
    [{ until: at(1000) }, 'ended'],
    [{ from: at(900), until: at(900) }, 'never'],
    [{}, 'open'],
  ] as const)('gives for %j at one second: %s', (open, state) => {
    expect(openState(open, 1000)).toBe(state)
  })

  it('never changes between now and the next opening', () => {
    const open = fc.record({ from: moment.map(at), until: moment.map(at) }, { requiredKeys: [] })
    fc.assert(
      fc.property(open, moment, fc.nat(), (schedule, now, later) => {
        const edge = nextOpening(schedule, now)
        const then = now + later
        expect(then >= edge || isOpenAt(schedule, then) === isOpenAt(schedule, now)).toBe(true)
      }),
    )
  })

  it('accepts only times with an offset', () => {
    expect(pageOpen.safeParse({ from: '2026-12-03T09:00:00+07:00' }).success).toBe(true)
    expect(pageOpen.safeParse({ from: '2026-12-03' }).success).toBe(false)
    expect(pageOpen.safeParse('sometimes').success).toBe(false)
  })

  it('are omitted when they have no effect', () => {
    expect(tidyOpen({})).toBeUndefined()
    expect(tidyOpen({ until: at(1) })).toEqual({ until: at(1) })
    expect(tidyOpen('never')).toBe('never')
  })
})
