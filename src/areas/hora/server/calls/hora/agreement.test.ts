import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call as castCall } from '@schemas/hora/calls/hora/cast'
import { call as convertCall } from '@schemas/hora/calls/hora/convert'
import { planetMethods } from '@schemas/hora/entities/chart-options'
import type { ChartOutput } from '@schemas/hora/entities/chart-output'
import type { DateForms } from '@schemas/hora/entities/date-forms'
import { dateOfJdn, isoDate, jdnOf } from '@schemas/hora/rules/time/civil-date'
import { divisionsOf } from '@schemas/hora/rules/tables/divisions'
import { modulo, turnArcmin } from '@schemas/hora/rules/angle'
import { castChart } from '@areas/hora/server/domain/chart/chart'
import { defaultOptions } from '@areas/hora/server/domain/chart/options'
import { arbitraryPlace, arbitraryUtcMs } from '@tests/fixtures/arbitrary-birth'
import { askCall } from '@tests/support/caller'
import { elsewhere } from '@tests/support/elsewhere'
import { openGateway, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const isFull = process.env.TEST_FULL === '1'
/** Moments through the gateway, where each takes some milliseconds. */
const moments = isFull ? 10_000 : 150

const ask = async <T>(call: Parameters<typeof askCall>[1], input: Record<string, unknown>) =>
  (await askCall(gateway, call, input, { from: elsewhere() })).json<T>()

it('answers what the engine computes, and degrees that add up', { timeout: 600_000 }, async () => {
  const planets = fc.constantFrom(...planetMethods)
  await fc.assert(
    fc.asyncProperty(arbitraryUtcMs, arbitraryPlace, planets, async (utcMs, place, method) => {
      const utc = new Date(utcMs).toISOString().replace('.000Z', 'Z')
      const chart = await ask<ChartOutput>(castCall, { utc, ...place, planets: method })
      const own = castChart({ utcMs, ...place }, { ...defaultOptions, planets: method })
      const found = Object.entries(chart.bodies as ChartOutput['bodies'] & object)
      expect(found.map(([body, { arcmin }]) => [body, arcmin])).toEqual(
        Object.entries(own.bodies).map(([body, { arcmin }]) => [body, arcmin]),
      )
      for (const [, position] of found) {
        expect(position).toMatchObject(divisionsOf(position.longitude, position.arcmin))
        expect(Math.floor(modulo(position.longitude * 60 + 1e-9, turnArcmin))).toBe(position.arcmin)
      }
    }),
    { numRuns: moments },
  )
})

it('converts days of 1914–2057 there and back', { timeout: 600_000 }, async () => {
  const first = jdnOf({ year: 1914, month: 1, day: 1 })
  const last = jdnOf({ year: 2057, month: 12, day: 31 })
  const step = isFull ? 97 : 1499
  for (let jdn = first; jdn <= last; jdn += step) {
    const iso = isoDate(dateOfJdn(jdn))
    const forms = await ask<DateForms>(convertCall, { from: 'ce', value: iso })
    const { lunar } = forms
    const values = [
      ...(['be', 'cs', 'rs', 'ms'] as const).map((from) => ({ from, value: forms[from] })),
      { from: 'lunar', value: `${lunar?.be}-${lunar?.month}-${lunar?.phase}-${lunar?.day}` },
      { from: 'horakhun', value: String(forms.horakhun) },
      { from: 'jdn', value: String(forms.jdn) },
    ]
    for (const value of values) {
      const back = await ask<DateForms & { choices: DateForms[] }>(convertCall, value)
      const days = back.choices.length > 0 ? back.choices : [back]
      expect([iso, value.from, days.map(({ ce }) => ce)]).toEqual([iso, value.from, expect.arrayContaining([iso])])
    }
  }
})
