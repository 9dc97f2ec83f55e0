import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyCall } from '@schemas/call'
import { call as castCall } from '@schemas/hora/calls/hora/cast'
import { call as chartCall } from '@schemas/hora/calls/hora/chart'
import { call as convertCall } from '@schemas/hora/calls/hora/convert'
import { call as dayCall } from '@schemas/hora/calls/hora/day'
import { call as monthCall } from '@schemas/hora/calls/hora/month'
import { call as placesCall } from '@schemas/hora/calls/hora/places'
import { call as provincesCall } from '@schemas/hora/calls/hora/provinces'
import { call as skyCall } from '@schemas/hora/calls/hora/sky'
import { call as yearCall } from '@schemas/hora/calls/hora/year'
import type { ChartOutput } from '@schemas/hora/entities/chart-output'
import { askCall } from '@tests/support/caller'
import { elsewhere } from '@tests/support/elsewhere'
import { openGateway, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const ask = (call: AnyCall, input: Record<string, unknown>, lang = 'en') =>
  askCall(gateway, call, input, { cookie: `lang=${lang}`, from: elsewhere() })
const birth = { date: '2568-04-13', era: 'be', time: '06:00', zone: 'Asia/Bangkok', lat: 18.7883, lon: 98.9853 }
const cast = async (input: Record<string, unknown> = {}, lang = 'en') =>
  (await ask(castCall, { ...birth, ...input }, lang)).json<ChartOutput>()

describe('a chart', () => {
  it('names its methods and notes in the caller’s language', async () => {
    expect((await cast({}, 'th')).method.name).toBe('สุริยยาตร์ · ลัคนาอันโตนาที 06:00 · เวลาท้องถิ่น −24 นาที')
    expect((await cast({ time: undefined })).notes).toContainEqual({
      code: 'time-unknown',
      text: 'The time of birth is unknown: bodies are shown for noon, without ascendant and houses.',
    })
  })

  it('has its parts by request only', async () => {
    const parts = ['band', 'differences', 'periods', 'worksheet']
    const of = (chart: object) => Object.keys(chart).filter((key) => parts.includes(key))
    expect(of(await cast())).toEqual([])
    const whole = await cast({ include: parts.join(',') })
    expect(of(whole).sort()).toEqual(parts)
    expect(whole.worksheet?.antonathi?.arcmin).toBe(whole.ascendant?.arcmin)
    expect(whole.differences?.ascendants.antonathi?.arcmin).toBe(whole.ascendant?.arcmin)
    expect(whole.differences?.planets.suriyayart.moon?.arcmin).toBe(whole.bodies.moon?.arcmin)
    expect(whole.band?.antonathi?.map(({ sign }) => sign)).toContain(whole.ascendant?.sign)
    expect((await ask(castCall, { ...birth, include: 'secrets' })).statusCode).toBe(400)
  })

  it('of an unknown time has no ascendant, no houses and the Moon as a range', async () => {
    const chart = await cast({ time: undefined, include: 'worksheet,band,differences' })
    expect(chart).toMatchObject({ ascendant: null, houses: [], worksheet: null, band: null, day: { yam: null } })
    expect(chart.bodies.moon?.house).toBeNull()
    expect(chart.moonRange?.from.arcmin).not.toBe(chart.moonRange?.to.arcmin)
    expect(chart.differences?.ascendants).toEqual({ antonathi: null, sunrise: null, geometric: null })
  })

  it.each([
    [{ era: undefined }, 'Say the era: be or ce.', 'era'],
    [{ date: '2568-02-31' }, 'There is no such date.', 'date'],
    [{ date: '2483-02-01' }, 'BE 2483 had no January to March.', 'date'],
    [{ date: '2342-12-31' }, 'Dates from 1800 to 2100 (BE 2343–2643) can be computed.', 'date'],
    [{ date: '2644-01-01' }, 'Dates from 1800 to 2100 (BE 2343–2643) can be computed.', 'date'],
    [{ time: '24:00' }, 'There is no such time.', 'time'],
    [{ zone: 'Asia/Nowhere' }, 'This time zone is unknown: use a name such as Asia/Bangkok or an offset.', 'zone'],
    [{ zone: undefined }, 'Say the time zone of the place.', 'zone'],
    [
      { date: '2025-03-30', era: 'ce', time: '02:30', zone: 'Europe/Berlin' },
      'This local time never existed: the clocks of Europe/Berlin went from 2025-03-30 02:00:00 to 2025-03-30 03:00:00.',
      'time',
    ],
    [
      { date: '1920-04-01', era: 'ce', time: '00:10' },
      'This local time never existed: the clocks of Asia/Bangkok went from 1920-04-01 00:00:00 to 1920-04-01 00:17:56.',
      'time',
    ],
    [
      { date: '2025-10-26', era: 'ce', time: '02:30', zone: 'Europe/Berlin' },
      'This time occurred twice: choose the first or the second.',
      'fold',
    ],
    [{ lat: 91 }, 'Some of the information isn’t valid. Please check it.', 'lat'],
    [{ lon: '' }, 'Some of the information isn’t valid. Please check it.', 'lon'],
    [{ utc: '2025-04-12T23:00:00Z' }, 'Say either utc or date, not both.', 'date'],
    [{ date: undefined, time: undefined }, 'Say when: utc, or date with era and zone.', 'date'],
  ])('refuses %j with a text at the field', async (wrong, message, field) => {
    for (const call of [castCall, chartCall]) {
      const input = Object.fromEntries(
        Object.entries({ ...birth, ...wrong }).filter(([, value]) => value !== undefined),
      )
      const answer = await ask(call, input)
      const { error } = answer.json<{ error: { message: string; fields: Record<string, string> } }>()
      expect([answer.statusCode, error.message, Object.keys(error.fields)]).toEqual([400, message, [field]])
    }
  })

  it('tells both of two equal readings apart', async () => {
    const twice = { date: '2025-10-26', era: 'ce', time: '02:30', zone: 'Europe/Berlin' }
    const utcs = [await cast({ ...twice, fold: 'first' }), await cast({ ...twice, fold: 'second' })]
    expect(utcs.map(({ moment }) => moment.utc)).toEqual(['2025-10-26T00:30:00Z', '2025-10-26T01:30:00Z'])
  })

  it('without a sunrise is refused by sunrise, and the rest works', async () => {
    const arctic = { date: '2000-06-21', era: 'ce', time: '12:00', zone: 'Arctic/Longyearbyen', lat: 78.22, lon: 15.65 }
    const answer = await ask(castCall, { ...arctic, ascendant: 'sunrise' })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { error: { message: 'The Sun did not rise there on this day: choose 06:00.' } },
    ])
    for (const ascendant of ['antonathi', 'geometric']) {
      const chart = await cast({ ...arctic, ascendant, include: 'worksheet,band,differences' })
      expect(chart.day).toMatchObject({ sunrise: null })
      expect(chart.differences?.ascendants.sunrise).toBeNull()
      expect(chart.ascendant?.polar).toBe(ascendant === 'geometric')
    }
  })
})

describe('each option alone', () => {
  /** What an option may change; every other number stays. */
  const changes: [Record<string, unknown>, Record<string, unknown>, RegExp][] = [
    [{ ketu: 'almanac' }, {}, /^bodies\.ketu\.|^method\.ketu$/],
    [{ ketu: 'opposite' }, {}, /^bodies\.ketu\.|^method\.ketu$/],
    [{ node: 'true' }, { planets: 'lahiri', ascendant: 'geometric' }, /^bodies\.rahu\.|^method\.node$/],
    [{ animal: 'january' }, {}, /^day\.animal$|^method\.animal$/],
    [{ animal: 'thaloengsok' }, {}, /^day\.animal$|^method\.animal$/],
    [{ wednesday: 'mercury' }, { date: '2568-04-16', time: '20:00' }, /^thaksa\.|^method\.wednesday$/],
    [{ dayStart: 'sunrise' }, {}, /^day\.|^thaksa\.|^method\.dayStart$/],
    [{ ascendant: 'sunrise' }, {}, /^ascendant\.|^houses\.|\.house$|^method\.(ascendant|name)$/],
    [{ ascendant: 'geometric' }, {}, /^ascendant\.|^houses\.|\.house$|^method\.(ascendant|name)$/],
    [{ outer: true }, { planets: 'lahiri' }, /^bodies\.(neptune|pluto)\.|^method\.outer$/],
    [{ planets: 'lahiri' }, {}, /^bodies\.(?!ketu\.)|^method\.(planets|name)$/],
  ]
  it.each(changes)('changes only what it names: %j', async (option, base, mayChange) => {
    const [before, after] = [flat(await cast(base)), flat(await cast({ ...base, ...option }))]
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    const changed = keys.filter((key) => before[key] !== after[key])
    expect(changed.filter((key) => !mayChange.test(key))).toEqual([])
    expect(changed).not.toEqual([])
  })
})

/** Every leaf by its path. */
const flat = (value: unknown, path = ''): Record<string, unknown> =>
  value !== null && typeof value === 'object'
    ? Object.assign({}, ...Object.entries(value).map(([key, each]) => flat(each, path ? `${path}.${key}` : key)))
    : { [path]: value }

it('shows the sky of the hour at the site’s place', async () => {
  const sky = (await ask(skyCall, {})).json<ChartOutput & { place: { label: string } }>()
  expect(sky).toMatchObject({ place: { label: 'Bangkok', zone: 'Asia/Bangkok' } })
  expect(sky.moment.utc).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:00:00Z$/)
})

describe('the calendar', () => {
  it('knows a holy day with its rules and sources', async () => {
    const day = (await ask(dayCall, { date: '2567-02-24', era: 'be' })).json<Record<string, unknown>>()
    expect(day).toMatchObject({
      date: '2024-02-24',
      be: '2567-02-24',
      weekday: 6,
      holyDay: 'makha',
      lunar: { month: '3', phase: 'waxing', day: 15, wanphra: true },
      moon: { phase: 'full', at: expect.stringMatching(/^2024-02-24T19:30:[23]/) },
    })
    expect(day.yams).toHaveLength(16)
    for (const rule of day.rules as { source: string }[]) expect(rule.source).not.toBe('')
    expect(day.rules).toContainEqual(expect.objectContaining({ key: 'wanphra', kind: 'info' }))
  })

  it('has every day of a month, and its neighbours', async () => {
    const month = (await ask(monthCall, { year: 2567, month: 2, era: 'be' })).json<{ days: { date: string }[] }>()
    expect(month.days).toHaveLength(29)
    expect(month).toMatchObject({
      year: 2024,
      be: 2567,
      previous: { year: 2024, month: 1 },
      next: { year: 2024, month: 3 },
    })
    const first = (await ask(monthCall, { year: 1800, month: 1, era: 'ce' })).json()
    expect(first).toMatchObject({ previous: null })
  })

  it('knows the year of CS 1386', async () => {
    expect((await ask(yearCall, { year: 2024, era: 'ce' })).json()).toMatchObject({
      be: 2567,
      cs: 1386,
      thaloengsok: '2024-04-16T02:15:00+06:42:04',
      kalayok: {
        thongchai: { weekday: 3, yam: 7, reuk: 12, sign: 3, tithi: 3 },
        lokawinat: { weekday: 7, yam: 2, reuk: 22, sign: 10, tithi: 16 },
      },
      holyDays: [{ day: 'makha', date: '2024-02-24' }, {}, {}, {}, {}, {}],
    })
  })

  it('converts a date, and shows both where two answers exist', async () => {
    const convert = async (from: string, value: string) => (await ask(convertCall, { from, value })).json()
    expect(await convert('ce', '2024-04-16')).toMatchObject({
      be: '2567-04-16',
      cs: '1386-04-16',
      choices: [],
      notes: [],
    })
    expect(await convert('lunar', '2567-6-waxing-15')).toMatchObject({ ce: '2024-05-22', lunar: { month: '6' } })
    expect(await convert('lunar', '2566-8-waxing-15')).toMatchObject({
      choices: [{ lunar: { month: '8' } }, { lunar: { month: '8/8' } }],
      notes: [{ code: 'second-month-8' }],
    })
    expect(await convert('be', '2470-02-01')).toMatchObject({
      choices: [{ ce: '1928-02-01' }, { ce: '1927-02-01' }],
      notes: [{ code: 'early-buddhist-year' }],
    })
    expect(await convert('be', '2483-02-05')).toMatchObject({
      ce: '1940-02-05',
      choices: [],
      notes: [{ code: 'be-2483' }],
    })
    for (const value of ['2024-02-31', 'yesterday', '2024-4'])
      expect((await ask(convertCall, { from: 'ce', value })).json()).toMatchObject({
        error: { status: 400, message: 'There is no such date.', fields: { value: 'There is no such date.' } },
      })
  })
})

describe('places', () => {
  const search = async (input: Record<string, unknown>, lang = 'en') =>
    (await ask(placesCall, input, lang)).json<{ places: { label: string; zone: string; kind: string }[] }>().places

  it('are found by the beginning of a name in both languages', async () => {
    expect((await search({ q: 'เชียงใหม่' }, 'th'))[0]).toMatchObject({ label: 'เชียงใหม่', kind: 'province' })
    expect((await search({ q: 'hua hin' }))[0]).toMatchObject({ kind: 'district', zone: 'Asia/Bangkok' })
    expect((await search({ q: 'โตเกียว' }, 'th'))[0]).toMatchObject({ label: 'โตเกียว, ญี่ปุ่น', zone: 'Asia/Tokyo' })
    expect(await search({ lat: 48.85, lon: 2.35 })).toMatchObject([{ kind: 'coordinates', zone: 'Europe/Paris' }])
  })

  it('are the 77 provinces where nothing is asked, each with its sun', async () => {
    expect(await search({})).toHaveLength(77)
    const { provinces } = (await ask(provincesCall, {})).json<{ provinces: Record<string, unknown>[] }>()
    expect(provinces).toHaveLength(77)
    expect(
      provinces.filter(({ sunrise, sunset }) => !/T0[56]:/.test(String(sunrise)) || !/T1[78]:/.test(String(sunset))),
    ).toEqual([])
  })
})

it('writes no birth to the log', async () => {
  const { level } = gateway.app.log
  gateway.app.log.level = 'trace'
  const before = gateway.log.length
  await ask(chartCall, { ...birth, lat: 11.2233 })
  await ask(chartCall, { ...birth, era: 'xx', lat: 11.2233 })
  await ask(castCall, { ...birth, lat: 11.2233 })
  await askCall(gateway, convertCall, { from: 'be', value: birth.date }, { from: elsewhere() })
  gateway.app.log.level = level
  const lines = gateway.log.slice(before)
  expect(lines.filter(({ msg }) => msg === 'request').map(({ url }) => url)).toEqual([
    '/api/hora/chart',
    '/api/hora/chart',
    '/api/hora/chart',
    '/api/hora/convert',
  ])
  expect(JSON.stringify(lines)).not.toMatch(/11\.2233|2568-04-13/)
})
