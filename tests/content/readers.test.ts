import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postVersion } from '@areas/content/server/tables'
import { withSite } from '@gateway/db/scope'
import { post } from '@gateway/db/post-tables'
import { ask, openGateway, type TestGateway } from '../support/gateway'
import { type Desk, deskOf, makeWriter, postSites } from './posts'

let gateway: TestGateway
let manager: Desk
let writer: Desk
beforeAll(async () => {
  gateway = await openGateway({ sites: postSites })
  await makeWriter(gateway)
  manager = await deskOf(gateway, 'manager')
  writer = await deskOf(gateway, 'user')
})
afterAll(() => gateway.close())

const read = (slug: string, lang = 'en', token?: string) =>
  ask(gateway, `/api/cms/post?slug=${encodeURIComponent(slug)}`, {
    cookie: `lang=${lang}`,
    ...(token ? { token } : {}),
  })

describe('languages', () => {
  it('go live one by one, each from its own version', async () => {
    const { id, slug } = await manager.create('single')
    await manager.move(id, 1, 'live', { locales: ['th'] })
    const english = await read(slug)
    expect(english.body).not.toContain('single en')
    expect(english.json<{ post: { title: string } }>().post.title).toBe('single th')
    await manager.save(id, 1, { title: { th: 'ใหม่', en: 'single, second' } })
    const { draftNo } = await manager.open(id)
    await manager.move(id, draftNo, 'live', { locales: ['en'] })
    expect((await read(slug, 'en')).json<{ post: { title: string } }>().post.title).toBe('single, second')
    expect((await read(slug, 'th')).json<{ post: { title: string } }>().post.title).toBe('single th')
    const opened = await manager.open(id)
    expect(opened).toMatchObject({ work: 'draft', title: { th: 'ใหม่' }, liveLocales: ['th', 'en'] })
    await manager.move(id, opened.draftNo, 'unpublished', { locales: ['en'] })
    const left = await read(slug, 'en')
    expect(left.body).not.toContain('second')
    expect((await manager.open(id)).live).toBe('live')
  })
})

describe('posts of before', () => {
  it('are live in their languages, with author, category, version and address', async () => {
    const [row] = await withSite(gateway.database, 'alpha', (db) =>
      db.select().from(post).where(eq(post.slug, 'first')),
    )
    expect(row).toMatchObject({
      live: 'live',
      work: 'clean',
      liveNo: 1,
      liveLocales: ['th', 'en'],
      status: 'published',
    })
    const versions = await withSite(gateway.database, 'alpha', (db) =>
      db
        .select()
        .from(postVersion)
        .where(eq(postVersion.postId, row?.id ?? '')),
    )
    expect(versions).toMatchObject([
      { no: 1, kind: 'published', content: { tags: ['tea'], title: { en: 'The first' } } },
    ])
    await manager.save(row?.id ?? '', 1, { title: { en: 'A newer first' } })
    expect((await read('first')).json<{ post: { title: string } }>().post.title).toBe('The first')
  })
})

describe('what is not live', () => {
  const word = 'hiddenword'
  const ways = async (token?: string) => {
    const at = (path: string) => ask(gateway, path, { cookie: 'lang=en', ...(token ? { token } : {}) })
    return Promise.all(
      [
        '/api/cms/posts?limit=48',
        '/api/cms/posts?category=notes&subject=true',
        `/api/cms/posts?q=${word}`,
        `/api/cms/search?q=${word}`,
        '/api/cms/post?slug=first&related=4',
        '/sitemap.xml',
        '/feed.xml?lang=en',
        '/feed.json?lang=en',
        '/notes',
      ].map(async (path) => [path, (await at(path)).body.includes(word)] as const),
    )
  }
  const leaks = async (token?: string) => (await ways(token)).flatMap(([path, isShown]) => (isShown ? [path] : []))

  it('leaves by no way, and what no longer is leaves by none either', async () => {
    const { id, slug } = await manager.create(word, ['en'])
    expect(await leaks()).toEqual([])
    await manager.move(id, 1, 'live')
    expect((await leaks()).length).toBeGreaterThan(2)
    await manager.move(id, 1, 'archived')
    expect((await read(slug)).statusCode).toBe(200)
    expect(await leaks()).toEqual([])
    await manager.move(id, 1, 'live')
    await manager.move(id, 1, 'unpublished')
    expect(await leaks()).toEqual([])
    expect((await read(slug)).statusCode).toBe(404)
    await manager.move(id, 1, 'live')
    await manager.move(id, 1, 'trashed')
    expect(await leaks()).toEqual([])
    await manager.move(id, 1, 'restored')
    expect(await leaks()).toEqual([])
  })

  it('is for the roles that the post names', async () => {
    const { id, slug } = await manager.create(`${word} two`, ['en'])
    await manager.move(id, 1, 'live')
    await withSite(gateway.database, 'alpha', (db) =>
      db.update(post).set({ visibility: 'manager' }).where(eq(post.id, id)),
    )
    expect(await leaks()).toEqual([])
    expect(await leaks(writer.token)).toEqual([])
    expect((await read(slug, 'en', writer.token)).statusCode).toBe(404)
    expect((await read(slug, 'en', manager.token)).statusCode).toBe(200)
    // Gateways of earlier builds ask for `status` alone.
    const [row] = await withSite(gateway.database, 'alpha', (db) => db.select().from(post).where(eq(post.id, id)))
    expect(row?.status).toBe('draft')
  })
})

describe('an address', () => {
  it('belongs to its post for ever, and leads on to the one of today', async () => {
    const { id, slug } = await manager.create('moving', ['en'])
    await manager.move(id, 1, 'live')
    const changed = await manager.send('set-slug', { id: id, slug: 'Moved Twice en' })
    expect(changed.json()).toEqual({ slug: 'moved-twice-en' })
    await manager.send('set-slug', { id: id, slug: 'moved-again' })
    for (const old of [slug, 'moved-twice-en'])
      expect((await read(old)).json()).toMatchObject({ moved: { post: 'moved-again', category: 'notes' } })
    expect((await read('moved-again')).json()).not.toHaveProperty('moved')
    const other = await manager.create('moved twice', ['en'])
    expect(other.slug).toBe('moved-twice-en-2')
    const taken = await manager.send('set-slug', { id: other.id, slug: 'moved-twice-en' })
    expect(taken.statusCode).toBe(409)
    expect(taken.body).toContain('moving en')
  })
})

describe('a preview link', () => {
  it('shows the newest draft to anyone who has it, until it ends or the post is in the trash', async () => {
    const { id, slug } = await manager.create('previewed', ['en'])
    const { address } = (await manager.send('preview-link', { id })).json<{ address: string }>()
    const token = new URL(address, 'http://site').searchParams.get('draft') ?? ''
    const preview = () => ask(gateway, `/api/cms/post?slug=${slug}&preview=${token}`, { cookie: 'lang=en' })
    expect((await preview()).json()).toMatchObject({ post: { title: 'previewed en' }, head: { noindex: true } })
    expect((await ask(gateway, `/api/cms/post?slug=first&preview=${token}`)).statusCode).toBe(404)
    expect((await read(slug)).statusCode).toBe(404)
    await withSite(gateway.database, 'alpha', (db) => db.execute(sql`UPDATE post_preview SET ends_at = now()`))
    expect((await preview()).statusCode).toBe(404)
  })
})
