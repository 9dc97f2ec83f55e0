import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { horaShare } from '@areas/hora/server/tables'
import { withSite } from '@gateway/db/scope'
import { openGateway, type TestGateway } from '@tests/support/gateway'
import { makeCharts } from './make-charts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

it('clears expired links at night, and no others', async () => {
  const { shares } = await makeCharts(gateway.database)
  const [made] = await withSite(gateway.database, 'alpha', (tx) =>
    tx.select().from(horaShare).where(eq(horaShare.id, shares.own)),
  )
  if (!made) throw new Error('No link was made.')
  const row = (id: string, dates: Partial<typeof made>) => ({ ...made, id, code: `${id}-${'x'.repeat(22)}`, ...dates })
  await withSite(gateway.database, 'alpha', (tx) =>
    tx
      .insert(horaShare)
      .values([
        row('expired', { expiresAt: new Date(Date.now() - 60_000) }),
        row('coming', { expiresAt: new Date(Date.now() + 3_600_000) }),
        row('revoked', { revokedAt: new Date() }),
      ]),
  )
  const left = async () =>
    (
      await withSite(gateway.database, 'alpha', (tx) =>
        tx
          .select({ id: horaShare.id })
          .from(horaShare)
          .where(eq(horaShare.chartId, made.chartId))
          .orderBy(asc(horaShare.id)),
      )
    ).map(({ id }) => id)
  await gateway.jobs.runNow('hora/clear-expired-shares')
  expect(await left()).toEqual([shares.own, 'coming', 'revoked'].toSorted())
})
