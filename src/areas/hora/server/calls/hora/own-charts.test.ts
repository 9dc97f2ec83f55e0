import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call as listCall } from '@schemas/hora/calls/hora/list'
import { call as openCall } from '@schemas/hora/calls/hora/open'
import { call as restoreCall } from '@schemas/hora/calls/hora/restore'
import { call as revokeCall } from '@schemas/hora/calls/hora/revoke'
import { call as saveCall } from '@schemas/hora/calls/hora/save'
import { call as shareCall } from '@schemas/hora/calls/hora/share'
import { call as sharedCall } from '@schemas/hora/calls/hora/shared'
import { call as trashCall } from '@schemas/hora/calls/hora/trash'
import { call as updateCall } from '@schemas/hora/calls/hora/update'
import type { AnyCall } from '@schemas/call'
import type { ChartShare } from '@schemas/hora/entities/chart-share'
import type { SavedChart } from '@schemas/hora/entities/saved-chart'
import { forgetPerson } from '@gateway/auth/forget-person'
import { personalData } from '@gateway/auth/personal-data'
import { withSite } from '@gateway/db/scope'
import { askCall, credentials } from '@tests/support/caller'
import { elsewhere } from '@tests/support/elsewhere'
import { openGateway, type TestGateway } from '@tests/support/gateway'

type Who = { cookie?: string; token?: string; host?: string }
let gateway: TestGateway
let user: Who
let manager: Who
let stranger: Who
beforeAll(async () => {
  gateway = await openGateway()
  user = await credentials(gateway, { role: 'user', site: 'alpha' })
  manager = await credentials(gateway, { role: 'manager', site: 'alpha' })
  stranger = { ...(await credentials(gateway, { role: 'user', site: 'beta' })), host: 'beta.localhost' }
})
afterAll(() => gateway.close())

const ask = (call: AnyCall, input: Record<string, unknown>, who: Who = {}) =>
  askCall(gateway, call, input, { ...who, cookie: `${who.cookie ?? ''}; lang=en`, from: elsewhere() })

const birth = { date: '2533-06-12', era: 'be', time: '06:10', zone: 'Asia/Bangkok' }
const place = { label: 'บ้านของยาย', lat: 18.7883, lon: 98.9853 }
const newChart = (label = 'แม่') => ({ label, birth, place })
const save = async (who: Who = user, input: Record<string, unknown> = newChart()) =>
  (await ask(saveCall, input, who)).json<SavedChart>()
const problem = async (answer: ReturnType<typeof ask>) => {
  const { statusCode, json } = await answer
  const { error } = json<{ error: { message: string; fields?: Record<string, string> } }>()
  return [statusCode, error.message, Object.keys(error.fields ?? {})]
}

describe('own charts', () => {
  it('are saved with the date as typed, and computed instant', async () => {
    expect(await save()).toMatchObject({
      version: 1,
      label: 'แม่',
      birth: { ...birth, dateCe: '1990-06-12', precision: 'exact', fold: null, utc: '1990-06-11T23:10:00Z' },
      place,
      options: { planets: 'suriyayart', ascendant: 'antonathi' },
      trashedAt: null,
      activeShares: 0,
    })
  })

  it('are searched, filtered and listed page by page', async () => {
    for (const [label, tag] of [
      ['ก ไก่', 'ญาติ'],
      ['ข ไข่', 'ญาติ'],
      ['ค ควาย', 'เพื่อน'],
    ])
      await save(manager, { ...newChart(label), tags: [tag] })
    const list = async (input: Record<string, unknown>) =>
      (await ask(listCall, input, manager)).json<{ items: SavedChart[]; next?: string; total: number }>()
    const labels = async (input: Record<string, unknown>) => (await list(input)).items.map(({ label }) => label)
    expect(await labels({ sort: 'label' })).toEqual(['ก ไก่', 'ข ไข่', 'ค ควาย'])
    expect(await labels({})).toEqual(['ค ควาย', 'ข ไข่', 'ก ไก่'])
    expect(await labels({ tag: 'เพื่อน' })).toEqual(['ค ควาย'])
    expect(await labels({ q: 'ไข่' })).toEqual(['ข ไข่'])
    expect(await labels({ q: '%' })).toEqual([])
    for (const sort of ['updated', 'label', 'birth']) {
      const first = await list({ sort, limit: 2 })
      expect([first.items.length, first.total]).toEqual([2, 3])
      const rest = await list({ sort, limit: 2, cursor: first.next })
      expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(3)
      expect(rest.next).toBeUndefined()
    }
  })

  it('answer the second of two windows with both', async () => {
    const { id } = await save()
    const first = await ask(updateCall, { id, version: 1, label: 'หน้าต่างแรก' }, user)
    expect(first.json()).toMatchObject({ version: 2, label: 'หน้าต่างแรก', birth })
    const second = await ask(updateCall, { id, version: 1, label: 'หน้าต่างที่สอง' }, user)
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({
      error: { code: 'stale_version', details: { chart: { id, version: 2, label: 'หน้าต่างแรก' } } },
    })
  })

  it('compute the instant again when the birth or its zone changes', async () => {
    const { id } = await save()
    const moved = await ask(updateCall, { id, version: 1, birth: { ...birth, time: null, precision: 'unknown' } }, user)
    expect(moved.json()).toMatchObject({ birth: { time: null, utc: '1990-06-12T05:00:00Z' } })
  })

  it.each([
    [{ ...birth, date: '2568-02-31' }, 'There is no such date.', 'birth.date'],
    [{ ...birth, date: '2483-02-01' }, 'BE 2483 had no January to March.', 'birth.date'],
    [{ ...birth, date: '1990-06-12' }, 'Dates from 1800 to 2100 (BE 2343–2643) can be computed.', 'birth.date'],
    [
      { date: '2025-10-26', era: 'ce', time: '02:30', zone: 'Europe/Berlin' },
      'This time occurred twice: choose the first or the second.',
      'birth.fold',
    ],
    [{ ...birth, time: null }, 'Without a time the birth is of unknown time, and only then.', 'birth.precision'],
  ])('refuse %j at its field', async (wrong, message, field) => {
    expect(await problem(ask(saveCall, { ...newChart(), birth: wrong }, user))).toEqual([400, message, [field]])
  })

  it('go to the trash and come back', async () => {
    const { id } = await save()
    expect((await ask(trashCall, { id }, user)).json<SavedChart>().trashedAt).not.toBeNull()
    expect(await problem(ask(updateCall, { id, version: 2, label: 'x' }, user))).toEqual([
      409,
      'This chart is in the trash. Restore it first.',
      [],
    ])
    const { items } = (await ask(listCall, { trashed: true }, user)).json<{ items: SavedChart[] }>()
    expect(items.map((each) => each.id)).toEqual([id])
    expect((await ask(restoreCall, { id }, user)).json()).toMatchObject({ trashedAt: null, version: 3 })
  })

  it('of another person, or of another site, answer as unknown', async () => {
    const { id } = await save()
    const share = (await ask(shareCall, { id }, user)).json<ChartShare>()
    for (const who of [manager, stranger]) {
      for (const call of [openCall, trashCall, restoreCall, shareCall])
        expect(await problem(ask(call, { id }, who))).toEqual([404, 'There is no such chart.', []])
      expect(await problem(ask(updateCall, { id, version: 1 }, who))).toEqual([404, 'There is no such chart.', []])
      expect(await problem(ask(revokeCall, { id: share.id }, who))).toEqual([404, 'There is no such link.', []])
    }
    expect((await ask(openCall, { id }, user)).json()).toMatchObject({ chart: { id }, shares: [{ state: 'active' }] })
  })

  it('are hidden from an admin who acts for the person', async () => {
    const { rows } = (await gateway.database.db.execute(
      sql`SELECT id FROM person WHERE email = 'admin@alpha.example'`,
    )) as unknown as { rows: { id: string }[] }
    const acted = await credentials(gateway, { role: 'user', site: 'alpha' }, rows[0]?.id)
    for (const [call, input] of [
      [listCall, {}],
      [saveCall, newChart()],
    ] as const)
      expect((await ask(call, input, acted)).statusCode).toBe(403)
  })
})

describe('links', () => {
  const hidden = ['2533', '1990', '06:10', '23:10', 'แม่', 'ยาย', 'Bangkok', '18.788', '98.98', 'นาที', ' min']

  it('show signs and degrees alone unless asked', async () => {
    const { id } = await save()
    const share = (await ask(shareCall, { id }, user)).json<ChartShare>()
    expect(share).toMatchObject({ shows: false, state: 'active', expires: null })
    // 128 bits in base64url.
    expect(share.code).toMatch(/^[\w-]{22}$/)
    expect(share.address).toMatch(new RegExp(`^http://alpha\\.localhost(?::\\d+)?/hora\\?chart=${share.code}$`))
    const answer = await ask(sharedCall, { code: share.code })
    for (const text of hidden) expect(answer.body).not.toContain(text)
    const chart = answer.json<Record<string, unknown>>()
    expect(Object.keys(chart).sort()).toEqual([
      'ascendant',
      'bodies',
      'houses',
      'method',
      'moonRange',
      'notes',
      'shows',
    ])
    expect(chart).toMatchObject({ bodies: { sun: { latitude: null, speed: null } } })
    expect(Object.keys(chart.method as object).filter((key) => /ayanamsa|nutation|obliquity|armc/.test(key))).toEqual(
      [],
    )
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  it('show the chart as it was, whatever is changed later', async () => {
    const { id } = await save()
    const { code } = (await ask(shareCall, { id, shows: true }, user)).json<ChartShare>()
    await ask(updateCall, { id, version: 1, label: 'ชื่อใหม่', birth: { ...birth, time: '23:00' } }, user)
    expect((await ask(sharedCall, { code })).json()).toMatchObject({
      shows: true,
      label: 'แม่',
      birth: { time: '06:10' },
      moment: { utc: '1990-06-11T23:10:00Z' },
    })
  })

  it('answer alike when revoked, expired, in the trash or never made', async () => {
    const { id } = await save()
    const made = async (input = {}) => (await ask(shareCall, { id, ...input }, user)).json<ChartShare>()
    const [revoked, expired, trashed] = [
      await made(),
      await made({ expires: new Date(Date.now() + 60_000).toISOString() }),
      await made(),
    ]
    const again = await ask(revokeCall, { id: revoked.id }, user)
    expect(again.json()).toMatchObject({ state: 'revoked' })
    await gateway.database.db.execute(
      sql`UPDATE hora_share SET expires_at = now() - interval '1 minute' WHERE id = ${expired.id}`,
    )
    await ask(trashCall, { id }, user)
    const answers = []
    for (const code of [revoked.code, expired.code, trashed.code, 'never-made']) {
      const answer = await ask(sharedCall, { code })
      answers.push([answer.body.replace(/"requestId":"[^"]*"/, ''), answer.headers['cache-control']])
    }
    expect(new Set(answers.map(String)).size).toBe(1)
    expect(answers[0]).toEqual([expect.stringContaining('This chart is no longer shared.'), 'no-store'])
    await ask(restoreCall, { id }, user)
    expect((await ask(sharedCall, { code: trashed.code })).statusCode).toBe(200)
  })

  it('refuse an end that has passed, and the 21st of a chart', async () => {
    const { id } = await save()
    expect(await problem(ask(shareCall, { id, expires: '2020-01-01T00:00:00Z' }, user))).toEqual([
      400,
      'This time has passed already.',
      ['expires'],
    ])
    for (let at = 0; at < 20; at++) expect((await ask(shareCall, { id }, user)).statusCode).toBe(200)
    expect((await ask(shareCall, { id }, user)).statusCode).toBe(409)
  })

  it('are made once for one key', async () => {
    const { id } = await save()
    const headers = { 'idempotency-key': `once-${id}` }
    const twice = () =>
      askCall(gateway, shareCall, { id }, { ...user, headers, from: elsewhere() }).then((answer) => answer.json())
    expect(await twice()).toEqual(await twice())
    expect((await ask(openCall, { id }, user)).json<{ shares: unknown[] }>().shares).toHaveLength(1)
  })
})

describe('the limit of 500', () => {
  const fill = (live: number) =>
    gateway.database.db.execute(sql`
      INSERT INTO hora_chart (site_id, id, owner_id, label, date_ce, era, precision, zone, utc, place_label, lat, lon, options, engine)
      SELECT 'alpha', 'filled-' || n, person.id, 'Filled', '1990-06-12', 'ce', 'unknown', 'UTC', now(), '', 0, 0, '{}', ''
      FROM generate_series(1, ${live}::integer - (SELECT coalesce(sum(live), 0)::integer FROM hora_chart_count JOIN person AS p ON p.id = owner_id WHERE p.email = 'manager@alpha.example')) AS n, person
      WHERE person.site_id = 'alpha' AND person.email = 'manager@alpha.example'`)
  const full = [409, 'You have 500 charts. Put some in the trash first.', []]

  it('holds for twenty charts that are saved at once', async () => {
    await fill(490)
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(saveCall, newChart(), manager)))
    const statuses = answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other)
    expect(statuses).toEqual([...Array<number>(10).fill(200), ...Array<number>(10).fill(409)])
    expect(await problem(ask(saveCall, newChart(), manager))).toEqual(full)
    const { total } = (await ask(listCall, {}, manager)).json<{ total: number }>()
    expect(total).toBe(500)
  })

  it('counts live charts only, and holds for a restored one', async () => {
    const { items } = (await ask(listCall, { limit: 1 }, manager)).json<{ items: SavedChart[] }>()
    const id = items[0]?.id ?? ''
    await ask(trashCall, { id }, manager)
    expect((await ask(saveCall, newChart(), manager)).statusCode).toBe(200)
    expect(await problem(ask(restoreCall, { id }, manager))).toEqual(full)
  })
})

it('is in the person’s export, and gone with the account', async () => {
  const { id } = await save()
  const { code } = (await ask(shareCall, { id }, user)).json<ChartShare>()
  const { rows } = (await gateway.database.db.execute(
    sql`SELECT owner_id AS owner FROM hora_chart WHERE id = ${id}`,
  )) as unknown as { rows: { owner: string }[] }
  const owner = rows[0]?.owner ?? ''
  const exported = await withSite(
    gateway.database,
    'alpha',
    (tx) => personalData.charts?.read(tx, owner) ?? Promise.resolve(),
  )
  expect(exported).toContainEqual(expect.objectContaining({ id, birth: expect.objectContaining(birth) }))
  expect(JSON.stringify(exported)).not.toContain(code)
  await withSite(gateway.database, 'alpha', (tx) => forgetPerson(tx, 'alpha', owner))
  const left = (await gateway.database.db.execute(
    sql`SELECT (SELECT count(*)::int FROM hora_chart WHERE owner_id = ${owner}) + (SELECT count(*)::int FROM hora_share JOIN hora_chart ON hora_chart.id = chart_id WHERE owner_id = ${owner}) + (SELECT count(*)::int FROM hora_chart_count WHERE owner_id = ${owner}) AS rows`,
  )) as unknown as { rows: { rows: number }[] }
  expect(left.rows).toEqual([{ rows: 0 }])
  expect((await ask(sharedCall, { code })).statusCode).toBe(404)
})
