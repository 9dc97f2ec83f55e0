import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Editing, openEditing } from '@tests/support/editing'
import { type TestGateway } from '@tests/support/gateway'
import { makePlannedReleases } from '@tests/support/run-jobs'

let gateway: TestGateway
let work: Editing
beforeAll(async () => {
  ;({ gateway, work } = await openEditing())
})
afterAll(() => gateway.close())

type Rows = { rows: Record<string, number>[] }
const state = async () => {
  const { rows } = (await gateway.database.db.execute(
    sql`SELECT (SELECT count(*)::int FROM release WHERE site_id = 'alpha') AS releases, (SELECT release_no FROM site WHERE site_id = 'alpha') AS live, (SELECT count(*)::int FROM audit WHERE action = 'publish') AS written`,
  )) as unknown as Rows
  return rows[0]
}

/** Lets a publish reach its last statement but one, and ends its connection there. */
it('keeps the old release when its connection dies halfway, and the next one works', async () => {
  await work.write('page:/lower', 'New words')
  const before = await state()
  const killed = await gateway.database.db.transaction(async (holder) => {
    // The audit comes last; writers to it wait here, with the release and its number written.
    await holder.execute(sql`LOCK TABLE audit IN EXCLUSIVE MODE`)
    const publishing = work.post('publish', { keys: 'all' })
    for (let tries = 0; ; tries++) {
      const { rows } = (await holder.execute(
        sql`SELECT pid FROM pg_locks WHERE relation = 'audit'::regclass AND NOT granted`,
      )) as unknown as Rows
      if (rows[0]) {
        await gateway.database.db.execute(sql`SELECT pg_terminate_backend(${rows[0].pid ?? 0})`)
        return publishing
      }
      if (tries > 500) throw new Error('No publish came to its last step.')
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })
  expect(killed.statusCode).toBeGreaterThanOrEqual(500)
  expect(await state()).toEqual(before)
  expect((await work.visit('/lower')).body).not.toContain('New words')
  expect((await work.post('publish', { keys: 'all' })).json()).toMatchObject({ release: 2 })
  expect((await work.visit('/lower')).body).toContain('New words')
})

it('leaves a scheduled release to the next gateway', async () => {
  await work.write('page:/roles', 'Planned words')
  const { scheduled } = (
    await work.post('publish', { keys: 'all', at: new Date(Date.now() + 3_600_000).toISOString() })
  ).json<{ scheduled: string }>()
  await gateway.database.db.execute(sql`UPDATE publication SET due_at = now() WHERE id = ${scheduled}`)
  const before = await state()
  await gateway.database.db.transaction(async (holder) => {
    await holder.execute(sql`LOCK TABLE audit IN EXCLUSIVE MODE`)
    const running = makePlannedReleases(gateway)
    for (;;) {
      const { rows } = (await holder.execute(
        sql`SELECT pid FROM pg_locks WHERE relation = 'audit'::regclass AND NOT granted`,
      )) as unknown as Rows
      if (!rows[0]) continue
      // Meanwhile the plan is claimed: another gateway skips it.
      expect(await makePlannedReleases(gateway)).toBe(0)
      await gateway.database.db.execute(sql`SELECT pg_terminate_backend(${rows[0].pid ?? 0})`)
      break
    }
    expect(await running).toBe(0)
  })
  expect(await state()).toEqual(before)
  expect(await makePlannedReleases(gateway)).toBe(1)
  expect(await state()).toMatchObject({ live: (before?.live ?? 0) + 1 })
})
