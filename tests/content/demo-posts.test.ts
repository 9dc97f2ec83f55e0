import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seed } from '@areas/content/server/seed/posts'
import { withSite } from '@gateway/db/scope'
import { post } from '@gateway/db/post-tables'
import { demoPerson } from '../isolation/make-rows'
import { ask, openGateway, type TestGateway } from '../support/gateway'
import { postSites } from './posts'

const themes = join(import.meta.dirname, '../../themes')
const siteFile = (theme: string, name: string) => join(themes, theme, 'site', name)
const demoThemes = readdirSync(themes).filter((theme) => existsSync(siteFile(theme, 'content.json')))
const contentOf = (theme: string) =>
  seed.schema.parse(JSON.parse(readFileSync(siteFile(theme, 'content.json'), 'utf8')))

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({ sites: postSites })
})
afterAll(() => gateway.close())

it('fills the desk of a site with a post in each state, once', async () => {
  const people = {
    user: await demoPerson(gateway.database, 'alpha', 'user'),
    manager: await demoPerson(gateway.database, 'alpha', 'manager'),
    admin: await demoPerson(gateway.database, 'alpha', 'admin'),
  }
  await withSite(gateway.database, 'alpha', async (db) => {
    expect(await seed.isSeeded(db)).toBe(false)
    await seed.make({ db, site: 'alpha', people }, contentOf('market'))
    expect(await seed.isSeeded(db)).toBe(true)
    const rows = await db.select().from(post).where(eq(post.siteId, 'alpha'))
    const states = rows
      .filter(({ slug }) => slug !== 'first')
      .map(({ live, work, liveLocales }) => [live, work, liveLocales])
    expect(states).toHaveLength(5)
    expect(states).toEqual(
      expect.arrayContaining([
        ['live', 'clean', ['th']],
        ['live', 'draft', ['th', 'en']],
        ['never', 'in_review', []],
        ['never', 'returned', []],
        ['never', 'scheduled', []],
      ]),
    )
    const waiting = rows.find(({ work }) => work === 'scheduled')
    expect(waiting?.publishAt?.getTime()).toBeGreaterThan(Date.now() + 2 * 86_400_000)
  })
  const listed = (await ask(gateway, '/api/cms/posts?limit=48')).json<{ posts: { slug: string }[] }>().posts
  expect(listed.map(({ slug }) => slug).toSorted()).toEqual([
    'first',
    'no-delivery-december-five',
    'three-ways-with-nam-phrik',
  ])
})

it.each(demoThemes)('%s names authors and pictures that it has, and shows eight posts', (theme) => {
  const files = readdirSync(siteFile(theme, 'posts'))
  const posts = files.map(
    (file) =>
      JSON.parse(readFileSync(siteFile(theme, `posts/${file}`), 'utf8')) as {
        cover: string
        author: { name: { en: string } }
      },
  )
  expect(posts).toHaveLength(8)
  const { authors, categories, posts: seeded } = contentOf(theme)
  const known = new Set([...posts.map(({ author }) => author.name.en), ...authors.map(({ name }) => name.en)])
  expect(known.size).toBeGreaterThanOrEqual(3)
  expect(categories).toHaveLength(4)
  for (const { author, category, content } of seeded) {
    expect(known).toContain(author)
    expect(categories.map(({ slug }) => slug)).toContain(category)
    expect(existsSync(join(themes, theme, `assets/pictures/${content.cover?.asset}-960.avif`))).toBe(true)
  }
})
