import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryPlace, arbitraryUtcMs } from '@tests/fixtures/arbitrary-birth'
import { runCount } from '@tests/support/run-count'
import { thaiBodies } from '@schemas/hora/rules/bodies'
import type { BirthInput } from './birth'
import { castChart, type Chart, periodsOf } from './chart'
import { type ChartOptions, defaultOptions } from './options'

const bangkok = { lat: 13.7563, lon: 100.5018 }

const arbitraryOptions: fc.Arbitrary<ChartOptions> = fc.record({
  planets: fc.constantFrom('suriyayart', 'lahiri', 'sayana'),
  ascendant: fc.constantFrom('antonathi', 'sunrise', 'geometric'),
  node: fc.constantFrom('mean', 'true'),
  ketu: fc.constantFrom('thai', 'almanac', 'opposite'),
  dayStart: fc.constantFrom('six', 'sunrise'),
  wednesday: fc.constantFrom('rahu', 'mercury'),
  animal: fc.constantFrom('month5', 'thaloengsok', 'january'),
  outer: fc.boolean(),
})

const codes = ({ notes }: Chart) => notes.map(({ code }) => code)

test('places everything by the same arcminutes', () => {
  fc.assert(
    fc.property(arbitraryUtcMs, arbitraryPlace, arbitraryOptions, (utcMs, place, options) => {
      const { bodies, ascendant, houses, thaksa } = castChart({ utcMs, ...place }, options)
      const sign = ascendant?.sign ?? Number.NaN
      const points = [...Object.values(bodies), ...(ascendant ? [ascendant] : [])]
      expect(points).toHaveLength(options.outer && options.planets !== 'suriyayart' ? 13 : 11)
      for (const { arcmin, longitude, ...each } of points) {
        if (each.sign * 1800 + each.degree * 60 + each.minute !== arcmin)
          throw new Error(`${arcmin}′ is split wrongly.`)
        if (!(longitude >= 0 && longitude < 360)) throw new Error(`${longitude}° is beyond a turn.`)
        const rest = longitude * 60 - arcmin
        if (!(rest > -0.000_001 && rest < 1)) throw new Error(`${longitude}° is not ${arcmin}′.`)
      }
      for (const body of thaiBodies) {
        const { house, sign: own = Number.NaN, speed = 0, retrograde } = bodies[body] ?? {}
        if (house !== ((own - sign + 12) % 12) + 1) throw new Error(`${body} is in house ${house}.`)
        if (retrograde !== speed < 0) throw new Error(`${body} is flagged against its speed.`)
      }
      expect([bodies.sun?.retrograde, bodies.moon?.retrograde]).toEqual([false, false])
      if (options.ketu === 'opposite')
        expect((bodies.ketu?.arcmin ?? 0) - (bodies.rahu?.arcmin ?? 0)).toSatisfy(
          (apart: number) => Math.abs(apart) === 10_800,
        )
      else expect(bodies.ketu?.retrograde).toBe(true)
      expect(houses[0]?.sign).toBe(sign)
      expect(new Set(thaksa.places).size).toBe(8)
    }),
    { numRuns: runCount },
  )
}, 600_000)

/** What each option may change, by paths of the chart; `method` echoes every option, and notes follow it. */
const changedBy: Record<keyof ChartOptions, readonly (keyof Chart)[]> = {
  planets: ['bodies', 'ascendant', 'houses', 'worksheet'],
  ascendant: ['bodies', 'ascendant', 'houses', 'worksheet'],
  node: ['bodies'],
  ketu: ['bodies'],
  dayStart: ['day', 'thaksa'],
  wednesday: ['thaksa'],
  animal: ['day'],
  outer: ['bodies'],
}

/** Far cheaper than toEqual, for plain objects that are built the same way. */
function expectSame(what: string, one: unknown, other: unknown) {
  const [before, after] = [JSON.stringify(one), JSON.stringify(other)]
  if (before !== after) throw new Error(`${what} changed from ${before} to ${after}.`)
}

test('changes only what an option names', () => {
  const option = fc.constantFrom(...(Object.keys(changedBy) as (keyof ChartOptions)[]))
  fc.assert(
    fc.property(
      arbitraryUtcMs,
      arbitraryPlace,
      arbitraryOptions,
      arbitraryOptions,
      option,
      (utcMs, place, options, others, name) => {
        const before = castChart({ utcMs, ...place }, options)
        const after = castChart({ utcMs, ...place }, { ...options, [name]: others[name] })
        const parts = ['moment', 'bodies', 'ascendant', 'houses', 'day', 'thaksa', 'worksheet'] as const
        for (const part of parts) if (!changedBy[name].includes(part)) expectSame(part, before[part], after[part])
        for (const body of thaiBodies) {
          const [one, other] = [before.bodies[body], after.bodies[body]]
          // The ascendant moves houses alone; Ketu and the node move themselves alone.
          if (name === 'ascendant') expectSame(body, { ...one, house: 0 }, { ...other, house: 0 })
          const isOwn = (name === 'ketu' && body === 'ketu') || (name === 'node' && ['rahu', 'ketu'].includes(body))
          if (['ketu', 'node', 'outer'].includes(name) && !isOwn) expectSame(body, one, other)
        }
        if (name === 'animal') expectSame('day', { ...before.day, animal: 0 }, { ...after.day, animal: 0 })
      },
    ),
    { numRuns: runCount },
  )
}, 600_000)

describe('births', () => {
  const local = (rest: Partial<Extract<BirthInput, { era: unknown }>>): BirthInput => ({
    date: { year: 2568, month: 4, day: 13 },
    era: 'be',
    timeS: 6 * 3600,
    zone: 'Asia/Bangkok',
    lat: 18.7883,
    lon: 98.9853,
    ...rest,
  })

  test('are cast from a Buddhist date', () => {
    const chart = castChart(local({}), defaultOptions)
    expect(chart.moment).toMatchObject({
      utc: '2025-04-12T23:00:00Z',
      local: '2025-04-13T06:00:00+07:00',
      lmt: '2025-04-13T05:35:56+06:35:56',
    })
    expect(chart.method.name.th).toBe('สุริยยาตร์ · ลัคนาอันโตนาที 06:00 · เวลาท้องถิ่น −24 นาที')
    // Before 06:00 of local mean time it is still Saturday, the 12th.
    expect(chart.day).toMatchObject({
      date: '2025-04-12',
      weekday: 6,
      cs: 1386,
      thaloengsok: '2024-04-16T02:15:00+06:42:04',
      lunar: { be: 2568, month: '5', phase: 'waxing', day: 15, yearType: 'athikawan' },
      animal: 6,
      yam: { part: 'night', number: 8, lord: 'saturn' },
    })
    expect(chart.thaksa.lord).toBe('saturn')
    expect(chart.notes).toEqual([])
  })

  test('without a time have no ascendant, and a Moon of the whole day', () => {
    const { timeS: _time, ...rest } = local({}) as Extract<BirthInput, { era: unknown }>
    const chart = castChart(rest, defaultOptions)
    expect([chart.ascendant, chart.houses, chart.day.yam, chart.worksheet]).toEqual([null, [], null, null])
    expect(chart.moment.local).toBe('2025-04-13T12:00:00+07:00')
    expect(chart.bodies.sun?.house).toBeNull()
    expect(codes(chart)).toEqual(['time-unknown'])
    const { from, to } = chart.moonRange ?? {}
    const moved = ((to?.arcmin ?? 0) - (from?.arcmin ?? 0) + 21_600) % 21_600
    expect(moved).toBeGreaterThan(690)
    expect(moved).toBeLessThan(920)
  })

  test('on Wednesday night belong to Rahu, by choice', () => {
    const wednesday = local({ date: { year: 2568, month: 4, day: 9 }, timeS: 20 * 3600 })
    expect(castChart(wednesday, defaultOptions).thaksa.lord).toBe('rahu')
    expect(castChart(wednesday, { ...defaultOptions, wednesday: 'mercury' }).thaksa.lord).toBe('mercury')
    // 05:00 of Thursday by the clock is Wednesday night still.
    const early = local({ date: { year: 2568, month: 4, day: 10 }, timeS: 5 * 3600 })
    expect(castChart(early, defaultOptions).thaksa.lord).toBe('rahu')
  })

  test('in the Arctic summer have no true sunrise', () => {
    const place = { utcMs: Date.UTC(2020, 5, 21, 12), lat: 78.2232, lon: 15.6267 }
    const message = 'The Sun did not rise there on this day: choose 06:00.'
    expect(() => castChart(place, { ...defaultOptions, ascendant: 'sunrise' })).toThrow(message)
    expect(() => castChart(place, { ...defaultOptions, dayStart: 'sunrise' })).toThrow(message)
    const chart = castChart(place, { ...defaultOptions, ascendant: 'geometric' })
    expect([chart.day.sunrise, chart.ascendant?.polar]).toEqual([null, true])
    expect(codes(chart)).toEqual(['polar-ascendant', 'no-sunrise'])
  })

  test('of early and late years carry their notes', () => {
    expect(codes(castChart({ utcMs: Date.UTC(1850, 0, 1), ...bangkok }, defaultOptions))).toEqual([
      'before-thai-calendar',
      'no-lunar-calendar',
    ])
    expect(codes(castChart({ utcMs: Date.UTC(2040, 0, 1), ...bangkok }, defaultOptions))).toEqual([
      'projected-lunar-year',
    ])
    const sayana = castChart({ utcMs: Date.UTC(2020, 0, 1), ...bangkok }, { ...defaultOptions, planets: 'sayana' })
    expect(codes(sayana)).toEqual(['mixed-zodiacs'])
  })

  test('are refused with a reason', () => {
    expect(() => castChart(local({ era: undefined }), defaultOptions)).toThrow('Say the era: be or ce.')
    expect(() => castChart(local({ timeS: 86_400 }), defaultOptions)).toThrow('There is no such time.')
    expect(() => castChart(local({ lat: 91 }), defaultOptions)).toThrow('Latitude lies from −90 to 90')
    expect(() => castChart(local({ lon: Number.NaN }), defaultOptions)).toThrow('longitude from −180 to 180')
    expect(() => castChart(local({ date: { year: 2483, month: 1, day: 1 } }), defaultOptions)).toThrow('BE 2483')
  })
})

test('keeps traditional points in the sidereal zodiac at one place in the sky', () => {
  const birth = { utcMs: Date.UTC(1990, 5, 1, 3), ...bangkok }
  const sidereal = castChart(birth, { ...defaultOptions, planets: 'lahiri' })
  const tropical = castChart(birth, { ...defaultOptions, planets: 'sayana' })
  const shift = tropical.method.ayanamsa + tropical.method.nutation
  const apart = (one = 0, other = 0) => (other - one + 360) % 360
  expect(apart(sidereal.bodies.ketu?.longitude, tropical.bodies.ketu?.longitude)).toBeCloseTo(shift, 9)
  expect(apart(sidereal.ascendant?.longitude, tropical.ascendant?.longitude)).toBeCloseTo(shift, 9)
})

test('divides a life into periods', () => {
  const chart = castChart({ utcMs: Date.UTC(1990, 5, 1, 3), ...bangkok }, defaultOptions)
  const { mahathaksa, vimshottari } = periodsOf(chart)
  expect(mahathaksa[0]).toMatchObject({ lord: chart.thaksa.lord, fromMs: Date.UTC(1990, 5, 1, 3) })
  expect(vimshottari).toHaveLength(9)
})
