import { afterAll, beforeAll, expect, it } from 'vitest'
import { sitemap } from '@areas/content/server/hooks/sitemap'
import { withSite } from '@gateway/db/scope'
import { ask, openGateway, type TestGateway } from '../support/gateway'
import { type Desk, deskOf, postSites } from './posts'

let gateway: TestGateway
let manager: Desk
beforeAll(async () => {
  gateway = await openGateway({ sites: postSites })
  manager = await deskOf(gateway, 'manager')
})
afterAll(() => gateway.close())

const home = 'http://alpha.localhost:5001'
const get = (path: string, headers: Record<string, string> = {}) => ask(gateway, path, { unsigned: true, headers })

it('holds the whole texts of what is live in its language, under absolute addresses', async () => {
  const { id, slug } = await manager.create('fed', ['en'])
  await manager.move(id, 1, 'live')
  const english = (await get('/feed.xml?lang=en')).body
  expect(english).toContain(`<guid isPermaLink="false">${id}</guid>`)
  expect(english).toContain(`<link>${home}/notes/${slug}?lang=en</link>`)
  expect(english).toContain('fed body en')
  expect(english).toContain('English words')
  const thai = (await get('/feed.xml')).body
  expect(thai).toContain('คำไทย')
  expect(thai).not.toContain('fed')
  const json = (await get('/feed.json?lang=en&category=notes')).json<{ items: { id: string }[] }>()
  expect(json.items.map((item) => item.id)).toContain(id)
  expect((await get('/feed.json?category=unknown')).statusCode).toBe(404)
})

it('is not sent twice while nothing changed, and at once without what is no longer live', async () => {
  const { id } = await manager.create('etagged', ['en'])
  await manager.move(id, 1, 'live')
  const first = await get('/feed.xml?lang=en')
  const tag = String(first.headers.etag)
  expect((await get('/feed.xml?lang=en', { 'if-none-match': tag })).statusCode).toBe(304)
  await manager.move(id, 1, 'unpublished')
  const next = await get('/feed.xml?lang=en', { 'if-none-match': tag })
  expect(next.statusCode).toBe(200)
  expect(next.body).not.toContain('etagged')
})

it('offers the sitemap the languages that are live alone', async () => {
  const { id, slug } = await manager.create('mapped', ['en'])
  await manager.move(id, 1, 'live')
  const site = await gateway.services.sites.byId('alpha')
  if (!site) throw new Error('The test site is missing.')
  const listed = await withSite(gateway.database, 'alpha', (db) => sitemap(db, site))
  expect(listed.find(({ path }) => path === `/notes/${slug}`)?.languages).toEqual(['en'])
  // The theme of this site has no page for it: what answers 404 is not listed.
  expect((await get(`/notes/${slug}`)).statusCode).toBe(404)
  expect((await get('/sitemap.xml')).body).not.toContain(`/notes/${slug}`)
})
