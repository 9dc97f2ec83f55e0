import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '@gateway/db/open'
import { draft } from '@gateway/db/tables'
import { heading, page, row } from '@tests/fixtures/sites'
import { openGateway, type TestGateway } from '@tests/support/gateway'
import type { Author } from './author'
import { collectChanges } from './collect-changes'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

/** The same transaction, with its queries counted. */
function counting(db: Db): { db: Db; count: () => number } {
  let queries = 0
  const counted = new Proxy(db, {
    get: (target, name, receiver) => {
      if (name === 'select' || name === 'execute') queries++
      return Reflect.get(target, name, receiver) as unknown
    },
  })
  return { db: counted, count: () => queries }
}

it('asks the database as often for 200 documents as for two', async () => {
  const { services } = gateway
  const site = await services.sites.byId('alpha')
  if (!site) throw new Error('The fixtures have no site "alpha".')
  const paths = Array.from({ length: 200 }, (_, at) => `/many-${at}`)
  const author: Author = { site, themes: services.themes, role: 'manager', locale: 'en', person: undefined }
  await services.withSite(site.id, async (tx) => {
    await tx.insert(draft).values(
      paths.map((path) => ({
        siteId: site.id,
        document: `page:${path}`,
        version: 1,
        digest: path,
        content: JSON.parse(page(path, { guest: [row(heading(path))] })) as unknown,
      })),
    )
    const keys = paths.map((path) => `page:${path}`)
    const queriesFor = async (few: readonly string[]) => {
      const { db, count } = counting(tx)
      const changes = await collectChanges(db, author, site.release.content, few)
      expect(changes.map(({ key }) => key).toSorted()).toEqual([...few].toSorted())
      return count()
    }
    const few = await queriesFor(keys.slice(0, 2))
    expect(few).toBeGreaterThan(0)
    expect(await queriesFor(keys)).toBe(few)
  })
})
