import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, openGateway, type TestGateway } from '../support/gateway'
import { type Desk, deskOf, postSites } from './posts'

let gateway: TestGateway
let manager: Desk
beforeAll(async () => {
  gateway = await openGateway({ sites: postSites })
  manager = await deskOf(gateway, 'manager')
})
afterAll(() => gateway.close())

const english = { cookie: 'lang=en' }
type Named = { slug: string; name: string; count: number }
const categories = async () =>
  (await ask(gateway, '/api/cms/categories', english)).json<{ categories: Named[] }>().categories
const authors = async () => (await ask(gateway, '/api/cms/authors', english)).json<{ authors: Named[] }>().authors

it('lists categories with live posts alone, by the name that editors gave them', async () => {
  expect(await categories()).toEqual([{ slug: 'notes', name: 'Notes', count: 1 }])
  const made = (await manager.send('set-category', { name: { en: 'Tea talk', th: 'คุยเรื่องชา' } })).json<{
    id: string
    slug: string
  }>()
  expect(made.slug).toBe('tea-talk')
  expect(await categories()).toHaveLength(1)
  const post = (
    await manager.send('create', {
      category: made.slug,
      changes: {
        title: { en: 'Green' },
        body: { en: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Leaves' }] }] } },
      },
    })
  ).json<{ id: string }>()
  expect(await categories()).toHaveLength(1)
  await manager.move(post.id, 1, 'live')
  expect(await categories()).toContainEqual({ slug: 'tea-talk', name: 'Tea talk', count: 1 })
  // Its posts follow it to another address, and the old one leads on.
  await manager.send('set-slug', { categoryId: made.id, slug: 'tea' })
  expect((await ask(gateway, '/api/cms/posts?category=tea-talk&subject=true')).json()).toMatchObject({
    moved: { category: 'tea' },
  })
  expect((await ask(gateway, '/api/cms/posts?category=tea', english)).json()).toMatchObject({
    posts: [{ path: '/tea/green', category: { name: 'Tea talk' } }],
  })
})

it('refuses a category the words with which pages begin, and an address of someone else', async () => {
  const { id } = (await manager.send('set-category', { name: { en: 'Travel' } })).json<{ id: string }>()
  for (const slug of ['api', 'roles', 'notes', 'first'])
    expect((await manager.send('set-slug', { categoryId: id, slug })).statusCode).toBe(409)
})

it('shows a change of an author in their posts, and finds these by author and month', async () => {
  const [ann] = await authors()
  expect(ann).toMatchObject({ name: 'Ann', count: 1 })
  const by = await ask(gateway, `/api/cms/posts?author=${ann?.slug}`, english)
  expect(by.json()).toMatchObject({ posts: [{ slug: 'first' }] })
  expect((await ask(gateway, '/api/cms/posts?author=nobody')).json()).toMatchObject({ posts: [] })
  expect((await ask(gateway, '/api/cms/posts?month=2026-01')).json()).toMatchObject({ posts: [{ slug: 'first' }] })
  expect((await ask(gateway, '/api/cms/posts?month=2025-12')).json()).toMatchObject({ posts: [] })
  const made = await manager.send('set-author', { name: { en: 'Bo' } })
  expect(made.json()).toMatchObject({ slug: 'bo', version: 1 })
  expect(await authors()).toHaveLength(1)
})

it('leads on from the category that a post had before, and hides it from those it is not for', async () => {
  const { id, slug } = await manager.create('wandering', ['en'])
  await manager.move(id, 1, 'live')
  const category = (await manager.send('set-category', { name: { en: 'Places' } })).json<{ slug: string }>().slug
  expect((await manager.send('set-options', { id, draftNo: 1, category })).json()).toMatchObject({ category })
  const old = await ask(gateway, `/api/cms/post?slug=${slug}&category=notes`, english)
  expect(old.json()).toMatchObject({ moved: { category, post: slug }, post: { path: `/${category}/${slug}` } })
  await manager.send('set-options', { id, draftNo: 1, visibility: 'user' })
  expect((await ask(gateway, `/api/cms/post?slug=${slug}`, english)).statusCode).toBe(404)
  expect((await categories()).map((each) => each.slug)).not.toContain(category)
  const unknown = await manager.send('set-options', { id, draftNo: 1, category: 'nowhere' })
  expect(unknown.statusCode).toBe(404)
})
