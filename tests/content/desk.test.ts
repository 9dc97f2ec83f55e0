import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sitemap } from '@areas/content/server/hooks/sitemap'
import { withSite } from '@gateway/db/scope'
import { message } from '@gateway/db/message-tables'
import { person, site } from '@gateway/db/tables'
import { postWriter } from '@areas/content/server/tables'
import { ask, openGateway, type TestGateway } from '../support/gateway'
import { type Desk, deskOf, makeWriter, postSites } from './posts'

let gateway: TestGateway
let writer: Desk
let manager: Desk
let admin: Desk
let writerId: string
beforeAll(async () => {
  gateway = await openGateway({ sites: postSites })
  writerId = await makeWriter(gateway)
  writer = await deskOf(gateway, 'user')
  manager = await deskOf(gateway, 'manager')
  admin = await deskOf(gateway, 'admin')
})
afterAll(() => gateway.close())

const idOf = (role: 'manager' | 'admin') =>
  withSite(gateway.database, 'alpha', async (db) => {
    const [found] = await db.select({ id: person.id }).from(person).where(eq(person.role, role))
    return found?.id ?? ''
  })
const listed = async (desk: Desk, query: Record<string, string>) =>
  (await desk.get('list', query)).json<{ items: { id: string; reviewer?: { id: string } }[] }>().items

type Choices = {
  categories: { slug: string; count: number }[]
  authors: { id: string; slug: string }[]
  tags: { tag: string; name: { en?: string }; count: number }[]
  reviewers: { id: string }[]
}
const choices = async () => (await manager.get('choices', {})).json<Choices>()

describe('a reviewer', () => {
  it('is chosen among managers, finds the post, and alone is notified of its submission', async () => {
    const { id } = await writer.create('chosen')
    const [reviewer, stranger] = [await idOf('admin'), await idOf('manager')]
    const choose = (desk: Desk, person_: string | null) =>
      desk.send('set-options', { id, draftNo: 1, reviewer: person_ })
    expect((await choose(writer, reviewer)).statusCode).toBe(403)
    expect((await choose(manager, writerId)).statusCode).toBe(404)
    expect((await choose(manager, reviewer)).json()).toMatchObject({ reviewer: { id: reviewer } })
    expect(await listed(manager, { reviewer })).toMatchObject([{ id, reviewer: { id: reviewer } }])
    expect(await listed(manager, { reviewer: stranger })).toEqual([])
    await writer.move(id, 1, 'in_review')
    const notices = await withSite(gateway.database, 'alpha', (db) => db.select({ text: message.words }).from(message))
    expect(notices.filter(({ text }) => JSON.stringify(text).includes('chosen en'))).toHaveLength(1)
    expect((await choose(manager, null)).json()).not.toHaveProperty('reviewer')
  })
})

it('is closed to a member who is no writer', async () => {
  const { id } = await manager.create('not for all')
  const inSite = (change: Parameters<typeof withSite>[2]) => withSite(gateway.database, 'alpha', change)
  await inSite((db) => db.delete(postWriter).where(eq(postWriter.personId, writerId)))
  const answers = await Promise.all([
    writer.get('choices', {}),
    writer.get('list', {}),
    writer.get('open', { id }),
    writer.send('create', { category: 'notes' }),
    writer.move(id, 1, 'live'),
  ])
  await inSite((db) => db.insert(postWriter).values({ siteId: 'alpha', personId: writerId }))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403])
})

describe('what a writer chooses from', () => {
  it('holds what has no live post yet, and is for writers', async () => {
    const guest = await ask(gateway, '/api/post/choices')
    expect(guest.statusCode).toBe(401)
    await manager.send('set-category', { name: { en: 'Empty one' } })
    const { id: author } = (await manager.send('set-author', { name: { en: 'Cy' } })).json<{ id: string }>()
    const { categories, authors, reviewers } = await choices()
    expect(categories).toContainEqual(expect.objectContaining({ slug: 'empty-one', count: 0 }))
    expect(authors.map(({ id }) => id)).toContain(author)
    expect(reviewers.map(({ id }) => id).toSorted()).toEqual([await idOf('manager'), await idOf('admin')].toSorted())
  })

  it('finds drafts by the author that they name', async () => {
    const { authors } = await choices()
    const author = authors.find(({ slug }) => slug === 'cy')?.id ?? ''
    const { id } = await manager.create('named author')
    await manager.save(id, 1, { authors: [author] })
    expect(await listed(manager, { author })).toMatchObject([{ id }])
    expect(await listed(manager, { author: 'nobody' })).toEqual([])
  })
})

describe('tags', () => {
  it('are named for readers, also while no post with them is live', async () => {
    const { id } = await manager.create('tagged', ['en'])
    await manager.save(id, 1, { tags: ['oolong'] })
    const name = { en: 'Oolong tea', th: 'ชาอู่หลง' }
    expect((await manager.send('set-tag', { tag: 'unknown', name })).statusCode).toBe(404)
    expect((await manager.send('set-tag', { tag: 'oolong', name })).statusCode).toBe(200)
    expect((await choices()).tags).toContainEqual({ tag: 'oolong', name, count: 1 })
    const archive = async () =>
      (await ask(gateway, '/api/cms/archive', { cookie: 'lang=en' })).json<{ tags: unknown[]; months: unknown[] }>()
    expect((await archive()).tags).toEqual([{ tag: 'tea', name: 'tea', count: 1 }])
    await manager.move(id, (await manager.open(id)).draftNo, 'live')
    expect((await archive()).tags).toContainEqual({ tag: 'oolong', name: 'Oolong tea', count: 1 })
    await manager.send('set-options', { id, draftNo: (await manager.open(id)).draftNo, visibility: 'manager' })
    expect(await archive()).toEqual({
      tags: [{ tag: 'tea', name: 'tea', count: 1 }],
      months: [{ month: '2026-01', count: 1 }],
    })
    await manager.send('set-tag', { tag: 'oolong', name: {} })
    expect((await choices()).tags).toContainEqual({ tag: 'oolong', name: {}, count: 1 })
  })

  it('count in their category alone where one is named', async () => {
    const of = async (category: string) => (await ask(gateway, `/api/cms/archive?category=${category}`)).json<unknown>()
    expect(await of('empty-one')).toEqual({ tags: [], months: [] })
    expect(await of('notes')).toMatchObject({ months: [{ month: '2026-01', count: 1 }] })
  })
})

describe('settings of publication', () => {
  it('name writers and their posts, and are for admins', async () => {
    expect((await manager.get('settings', {})).statusCode).toBe(403)
    const { id } = await writer.create('thrown away')
    const before = (await admin.get('settings', {})).json<{ trash: number; writers: { id: string; posts: number }[] }>()
    await manager.move(id, 1, 'trashed')
    const after = (await admin.get('settings', {})).json<typeof before>()
    expect(after.trash).toBe(before.trash + 1)
    expect(after.writers).toMatchObject([{ id: writerId, posts: (before.writers[0]?.posts ?? 0) - 1 }])
    expect(await listed(manager, { trash: 'only' })).toMatchObject([{ id }])
    expect((await manager.send('purge', { id })).statusCode).toBe(403)
    expect((await admin.send('purge', { id })).statusCode).toBe(200)
    expect(await listed(manager, { trash: 'only' })).toEqual([])
  })

  it('choose the address that search engines are to know', async () => {
    const spaceOf = () =>
      withSite(gateway.database, 'alpha', (db) =>
        db.select({ space: site.space }).from(site).where(eq(site.siteId, 'alpha')),
      )
    const path = async () =>
      (await ask(gateway, '/api/cms/post?slug=first')).json<{ head: { canonical: string } }>().head.canonical
    const [before] = await spaceOf()
    expect(await path()).toBe('/notes/first')
    expect((await manager.send('set-addresses', { addresses: 'cms-blog' })).statusCode).toBe(403)
    expect((await admin.send('set-addresses', { addresses: 'cms-blog' })).json()).toEqual({ addresses: 'cms-blog' })
    expect(await path()).toBe('/cms-blog/notes/first')
    const alpha = await gateway.services.sites.byId('alpha')
    const addresses = alpha ? await withSite(gateway.database, 'alpha', (db) => sitemap(db, alpha)) : []
    expect(addresses.map((each) => each.path)).toContain('/cms-blog/notes/first')
    const [after] = await spaceOf()
    expect(after?.space).toEqual({ ...before?.space, blog: { addresses: 'cms-blog' } })
    await admin.send('set-addresses', { addresses: 'category' })
    expect(await path()).toBe('/notes/first')
  })
})
