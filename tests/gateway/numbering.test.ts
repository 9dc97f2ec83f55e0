import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withSite } from '@gateway/db/scope'
import { formatNumber, takeNumber } from '@gateway/numbering/take-number'
import { openGateway, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const take = (site: string, kind: string, fails = false) =>
  withSite(gateway.database, site, async (db) => {
    const no = await takeNumber(db, { site, issuer: 'head', kind, period: '2569' })
    if (fails) throw new Error('The document was refused.')
    return no
  })

it('leaves no gap and gives no number twice, however many want one and roll back', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 24 }), fc.uuid(), async (fails, kind) => {
      const taken = await Promise.allSettled(fails.map((each) => take('alpha', kind, each)))
      const numbers = taken.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
      expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1))
    }),
    { numRuns: 12 },
  )
})

it('counts each site, issuer, kind and period alone', async () => {
  expect([await take('alpha', 'receipt'), await take('alpha', 'receipt'), await take('beta', 'receipt')]).toEqual([
    1, 2, 1,
  ])
  expect(await take('alpha', 'invoice')).toBe(1)
})

it('never hands out a number again: a series cannot be deleted', async () => {
  await take('alpha', 'kept')
  await expect(
    withSite(gateway.database, 'alpha', (db) => db.execute(sql`DELETE FROM number_series WHERE kind = 'kept'`)),
  ).rejects.toThrow()
})

it.each([
  ['IV{period}-{no:5}', 'IV256901-00042'],
  ['{no}', '42'],
  ['R{no:1}/{period}', 'R42/256901'],
])('formats %s as %s', (format, text) => expect(formatNumber(format, { period: '256901', no: 42 })).toBe(text))

it('refuses a format without a number', () =>
  expect(() => formatNumber('IV-{period}', { period: '2569', no: 1 })).toThrow('has no {no}'))
