import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnyCall } from '@schemas/call'
import { call as castCall } from '@schemas/hora/calls/hora/cast'
import { call as listCall } from '@schemas/hora/calls/hora/list'
import { call as openCall } from '@schemas/hora/calls/hora/open'
import { call as sharedCall } from '@schemas/hora/calls/hora/shared'
import { call as skyCall } from '@schemas/hora/calls/hora/sky'
import type { ChartOutput } from '@schemas/hora/entities/chart-output'
import type { ChartShare } from '@schemas/hora/entities/chart-share'
import type { SavedChart } from '@schemas/hora/entities/saved-chart'
import { siteFiles, themeFiles } from '@gateway/themes/theme-files'
import { askCall, credentials } from '@tests/support/caller'
import { openGateway, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
beforeAll(async () => {
  const sites = Object.fromEntries(Object.entries(siteFiles).filter(([file]) => file.startsWith('/themes/hora/')))
  gateway = await openGateway({ themes: themeFiles, sites, env: { OPERATOR_SITE: 'hora' } })
})
afterAll(() => gateway.close())

const ask = async <T>(call: AnyCall, input: Record<string, unknown>, role: 'guest' | 'user' | 'manager') => {
  const who = await credentials(gateway, { role, site: 'hora' })
  return (await askCall(gateway, call, input, { ...who, host: 'hora.localhost' })).json<T>()
}
const chartsOf = async (role: 'user' | 'manager') => (await ask<{ items: SavedChart[] }>(listCall, {}, role)).items

it('shows the demo accounts with charts of every kind', async () => {
  const own = await chartsOf('user')
  expect([own.length, (await chartsOf('manager')).length]).toEqual([5, 3])
  expect(own.filter(({ birth }) => birth.precision === 'unknown')).toHaveLength(1)
  expect(own.filter(({ birth }) => birth.zone !== 'Asia/Bangkok')).toHaveLength(1)
  const cast = ({ birth: { date, era, time, zone }, place: { lat, lon }, options }: SavedChart) =>
    ask<ChartOutput>(
      castCall,
      { date, era, ...(time ? { time } : {}), zone, lat, lon, ...options, include: 'band' },
      'guest',
    )
  const charts = await Promise.all(own.map(cast))
  // A Wednesday night, and an ascendant within five minutes of another sign.
  expect(charts.filter(({ day, thaksa }) => day.weekday === 3 && thaksa.lord === 'rahu')).toHaveLength(1)
  const near = charts.filter(({ band }) => {
    const { earlierMinutes, laterMinutes } = band?.nearest.antonathi ?? { earlierMinutes: null, laterMinutes: null }
    return Math.min(earlierMinutes ?? Infinity, laterMinutes ?? Infinity) < 5
  })
  expect(near.length).toBeGreaterThanOrEqual(1)
})

it('has one open link and one revoked', async () => {
  const shared = (await chartsOf('user')).find(({ activeShares }) => activeShares > 0)
  const { shares } = await ask<{ shares: ChartShare[] }>(openCall, { id: shared?.id ?? '' }, 'user')
  expect(shares.map(({ state }) => state).sort()).toEqual(['active', 'revoked'])
  const code = (state: string) => shares.find((each) => each.state === state)?.code
  expect(await ask(sharedCall, { code: code('active') }, 'guest')).toMatchObject({ shows: false })
  expect(await ask(sharedCall, { code: code('revoked') }, 'guest')).toMatchObject({ error: { status: 404 } })
})

it('computes from the site’s own place', async () => {
  expect(await ask(skyCall, {}, 'guest')).toMatchObject({ place: { label: 'เชียงใหม่', lat: 18.7883 } })
})
