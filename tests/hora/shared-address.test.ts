import { afterAll, beforeAll, expect, it } from 'vitest'
import page from '../../themes/default/pages/hora/chart.json'
import { fixtureThemes } from '@tests/fixtures/sites'
import { ask, openGateway, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({
    themes: { ...fixtureThemes, '/themes/default/pages/hora/chart.json': JSON.stringify(page) },
  })
})
afterAll(() => gateway.close())

const headersOf = async (path: string) => {
  const { headers } = await ask(gateway, path)
  return { robots: headers['x-robots-tag'], referrer: headers['referrer-policy'] }
}

it('keeps the code of a shared chart out of indexes and referrers, also from the cache', async () => {
  const secret = { robots: 'noindex, nofollow', referrer: 'no-referrer' }
  expect(await headersOf('/hora?chart=no-such-code')).toEqual(secret)
  expect(await headersOf('/hora?chart=no-such-code')).toEqual(secret)
  expect(await headersOf('/hora/_payload.json?chart=no-such-code')).toEqual(secret)
})

it('leaves the page without a code to indexes', async () => {
  const open = { robots: undefined, referrer: 'strict-origin-when-cross-origin' }
  expect(await headersOf('/hora')).toEqual(open)
  expect(await headersOf('/hora?chart=')).toEqual(open)
})
