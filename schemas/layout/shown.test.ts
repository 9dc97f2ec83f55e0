import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileRows } from './compile'
import type { BlockTypes } from './prepare'
import { readPage } from './read'
import { type Hours, isShownTo, nextEdge, type Shown, whyHidden } from './shown'

const minuteMs = 60_000
const looker = {
  role: 'guest',
  locale: 'th',
  now: Date.parse('2026-11-24T12:00:00+07:00'),
  timeZone: 'Asia/Bangkok',
} as const
const at = (moment: string, hours: Hours, timeZone = 'Asia/Bangkok') =>
  isShownTo({ hours }, { ...looker, now: Date.parse(moment), timeZone })

describe('visibility of a part', () => {
  it('depends on role, language, dates and hours, in this order', () => {
    const why = (shown: Shown) => whyHidden(shown, looker)
    expect([
      why({}),
      why({ roles: ['user'], locales: ['en'] }),
      why({ locales: ['en'], from: '2030-01-01T00:00:00Z' }),
      why({ from: '2030-01-01T00:00:00Z' }),
      why({ until: '2020-01-01T00:00:00Z' }),
      why({ hours: { from: '13:00' } }),
      why({ locales: ['th'], hours: { from: '12:00', until: '12:01' } }),
    ]).toEqual([undefined, 'role', 'language', 'early', 'over', 'hours', undefined])
  })

  it('uses days in the site’s time zone, and assigns a night to the day on which it starts', () => {
    // A Tuesday in the site's time zone, regardless of London's day.
    expect([at('2026-11-23T17:00:00Z', { days: [2] }), at('2026-11-23T16:59:00Z', { days: [2] })]).toEqual([
      true,
      false,
    ])
    const friday: Hours = { days: [5], from: '22:00', until: '02:00' }
    expect(
      [
        '2026-11-27T21:59:00+07:00',
        '2026-11-27T22:00:00+07:00',
        '2026-11-28T01:59:00+07:00',
        '2026-11-28T02:00:00+07:00',
        '2026-11-27T01:00:00+07:00',
        '2026-11-28T22:30:00+07:00',
      ].map((moment) => at(moment, friday)),
    ).toEqual([false, true, true, false, false, false])
    expect([
      at('2026-11-24T23:59:00+07:00', { from: '18:00' }),
      at('2026-11-24T00:00:00+07:00', { until: '06:00' }),
      at('2026-11-24T09:00:00+07:00', { from: '09:00', until: '09:00' }),
      at('2026-11-24T09:00:00+07:00', { days: [] }),
    ]).toEqual([true, true, false, false])
  })
})

describe('expiry of a cached answer', () => {
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 1, 15, 30, 59))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
  const hours = fc.record(
    { days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 7 }), from: clock, until: clock },
    { requiredKeys: [] },
  )
  const days = (count: number) => count * 1440 * minuteMs

  it('is the next minute at which it changes, in every zone, also across clock changes', () => {
    // Around the days on which clocks change, there and elsewhere.
    const start = fc
      .constantFrom('2026-11-24', '2026-03-27', '2026-10-23', '2026-03-06', '2026-10-30', '2026-04-03')
      .chain((day) =>
        fc.integer({ min: 0, max: 4 * 1440 * 60 }).map((second) => Date.parse(`${day}T00:00:00Z`) + second * 1000),
      )
    fc.assert(
      fc.property(
        hours,
        start,
        fc.constantFrom('Asia/Bangkok', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'),
        (schedule, now, timeZone) => {
          const shown: Shown = { hours: schedule }
          const isSeen = (moment: number) => isShownTo(shown, { ...looker, now: moment, timeZone })
          const edge = nextEdge(shown, now, timeZone)
          const first = Math.floor(now / minuteMs) * minuteMs + minuteMs
          let found = Number.POSITIVE_INFINITY
          for (let moment = first; moment < now + days(8); moment += minuteMs)
            if (isSeen(moment) !== isSeen(now)) {
              found = moment
              break
            }
          // Hours skipped by a clock change come a week later.
          if (found === Number.POSITIVE_INFINITY) expect(edge).toBeGreaterThan(now + days(7))
          else expect(edge).toBe(found)
        },
      ),
      { numRuns: 250 },
    )
  })

  it('is never later than a combined change of dates and hours', () => {
    const moment = fc
      .integer({ min: 0, max: 3 * 1440 })
      .map((minute) => new Date(looker.now + minute * minuteMs).toISOString())
    fc.assert(
      fc.property(
        fc.record({ from: moment, until: moment, hours }, { requiredKeys: [] }),
        fc.integer({ min: 0, max: 2 * 1440 }),
        (shown, later) => {
          const now = looker.now + later * minuteMs
          const edge = Math.min(nextEdge(shown, now, looker.timeZone), now + days(2))
          expect(edge).toBeGreaterThan(now)
          const isNow = isShownTo(shown, { ...looker, now })
          for (let each = now; each < edge; each += minuteMs)
            if (isShownTo(shown, { ...looker, now: each }) !== isNow)
              throw new Error(`Changes at ${new Date(each).toISOString()}, before ${new Date(edge).toISOString()}.`)
        },
      ),
    )
  })

  it('considers only what exists for the page’s role and language', () => {
    const text = (id: string, shown: Shown) => ({ id, type: 'no/such', version: 1, props: {}, shown })
    const read = readPage({
      format: 1,
      path: '/',
      title: 'x',
      views: {
        guest: {
          rows: [
            {
              id: 'r',
              cells: [
                {
                  id: 'c',
                  blocks: [
                    text('evening', { hours: { from: '18:00' } }),
                    text('thai', { locales: ['th'] }),
                    text('english', { locales: ['en'], hours: { from: '13:00' } }),
                  ],
                },
              ],
            },
          ],
        },
      },
    })
    if (!read.ok) throw new Error('not a page')
    const types = { definition: () => undefined, migrations: () => undefined } as unknown as BlockTypes
    const described = (locale: 'th' | 'en', now: number) => {
      const { tree, changesAt } = compileRows(read.value.views.guest?.rows ?? [], {
        ...looker,
        locale,
        now,
        types,
        asset: () => undefined,
        explain: false,
        params: {},
        query: {},
        path: '/',
      } as never)
      return [
        tree.rows.flatMap((row) => row.cells.flatMap(({ blocks }) => blocks.map(({ id }) => id))),
        changesAt === undefined ? undefined : new Date(changesAt).toISOString(),
      ]
    }
    expect(described('th', looker.now)).toEqual([['thai'], '2026-11-24T11:00:00.000Z'])
    expect(described('en', looker.now)).toEqual([[], '2026-11-24T06:00:00.000Z'])
    expect(described('th', Date.parse('2026-11-24T18:00:00+07:00'))).toEqual([
      ['evening', 'thai'],
      '2026-11-24T17:00:00.000Z',
    ])
  })
})
