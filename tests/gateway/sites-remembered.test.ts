import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '@gateway/db/open'
import { siteDirectory } from '@gateway/platform/sites'
import { type Editing, openEditing } from '@tests/support/editing'
import { type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
let work: Editing
beforeAll(async () => {
  ;({ gateway, work } = await openEditing())
})
afterAll(() => gateway.close())

it('caches nothing that was being read of a site during a publish', async () => {
  let held: Promise<unknown> | undefined
  let release = () => {}
  const { db } = gateway.database
  // Returns its result only when released: a database that is slow at that moment.
  const slow = {
    ...gateway.database,
    db: new Proxy(db, {
      get: (target, name) =>
        name === 'transaction'
          ? async (...args: Parameters<typeof db.transaction>) => {
              const [found, gate] = [await target.transaction(...args), held]
              await gate
              return found
            }
          : Reflect.get(target, name),
    }),
  } as Database
  let now = 0
  const sites = siteDirectory(slow, () => now)
  const before = (await sites.byHost('alpha.localhost'))?.release.no ?? 0
  now += 2000
  held = new Promise<void>((resolve) => (release = resolve))
  const late = sites.byHost('alpha.localhost')
  expect((await late)?.release.no).toBe(before)

  await work.write('page:/lower', 'Published meanwhile')
  await work.post('publish', { keys: ['page:/lower'] })
  sites.forget()
  held = undefined
  const after = sites.byHost('alpha.localhost')
  release()
  expect((await after)?.release.no).toBe(before + 1)
  expect((await sites.byHost('alpha.localhost'))?.release.no).toBe(before + 1)
})
