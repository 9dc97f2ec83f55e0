import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '@gateway/db/open'
import { upload } from '@gateway/db/item-tables'
import { person, site } from '@gateway/db/tables'
import { releaseClaims } from '@gateway/platform/release-claims'
import { openTestDatabase } from '@tests/support/database'
import { watchScopes } from '@tests/support/scopes'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('uploads that a gateway which is gone was finishing can be finished again, on every site and in its scope', async () => {
  const slots = {
    homepage: 'default',
    header: 'default',
    subheader: 'default',
    footer: 'default',
    dashboard: 'default',
    checkout: 'default',
  }
  for (const siteId of ['alpha', 'beta']) {
    await database.db.insert(site).values({
      siteId,
      name: siteId,
      theme: slots,
      space: { id: siteId, name: siteId, locales: ['th'], timeZone: 'Asia/Bangkok', menus: {}, contact: {} },
      publicKey: siteId,
    })
    await database.db.insert(person).values({ siteId, id: 'someone', email: `someone@${siteId}.example` })
    for (const status of ['completing', 'done'] as const)
      await database.db.insert(upload).values({
        siteId,
        id: `${siteId}-${status}`,
        ownerId: 'someone',
        drive: 'organisation',
        name: 'a.txt',
        size: 1,
        storageKey: `incoming/${siteId}/${status}`,
        mode: 'private',
        status,
        claimedAt: new Date(),
        expiresAt: new Date('2999-01-01T00:00:00Z'),
      })
  }
  const { watched, strays } = watchScopes(database)
  await releaseClaims(watched)
  const rows = await database.db
    .select({ id: upload.id, status: upload.status, isClaimed: upload.claimedAt })
    .from(upload)
    .orderBy(upload.id)
  expect(rows.map(({ id, status, isClaimed }) => [id, status, isClaimed !== null])).toEqual([
    ['alpha-completing', 'initiated', false],
    ['alpha-done', 'done', true],
    ['beta-completing', 'initiated', false],
    ['beta-done', 'done', true],
  ])
  expect(strays).toEqual([])
})
