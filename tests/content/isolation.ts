import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { postAuthor, postCategory, postPreview, postWriter } from '@areas/content/server/tables'
import type { Database } from '@gateway/db/open'
import { post } from '@gateway/db/post-tables'
import { person } from '@gateway/db/tables'
import { defineIsolation } from '../isolation/define-isolation'
import { newPerson } from '../isolation/make-rows'

async function makePost(db: Database['db'], siteId: string, word: string, ownerId?: string): Promise<string> {
  const id = randomUUID()
  await db.insert(post).values({
    siteId,
    id,
    slug: `desk-${id.slice(0, 8)}`,
    category: `desk-${siteId}`,
    title: word,
    excerpt: word,
    body: { type: 'doc', content: [] },
    author: { name: word },
    searchText: word,
    status: 'draft',
    publishedAt: new Date('2026-01-01T00:00:00Z'),
    ...(ownerId ? { ownerId, reviewerId: ownerId } : {}),
  })
  return id
}

export const isolation = defineIsolation({
  rowless: {
    'post/* changes.authors[]': 'authors of the post’s own site, looked up there alone when they are shown',
    'post/* changes.title.th': 'text that a writer wrote',
    'post/* changes.title.en': 'text that a writer wrote',
    'post/* changes.excerpt.th': 'text that a writer wrote',
    'post/* changes.excerpt.en': 'text that a writer wrote',
    'post/* changes.metaTitle.th': 'text that a writer wrote',
    'post/* changes.metaTitle.en': 'text that a writer wrote',
    'post/* changes.metaDescription.th': 'text that a writer wrote',
    'post/* changes.metaDescription.en': 'text that a writer wrote',
    'post/* changes.cover.alt.th': 'text that a writer wrote',
    'post/* changes.cover.alt.en': 'text that a writer wrote',
    'post/* changes.body.th.content[]': 'text that a writer wrote',
    'post/* changes.body.en.content[]': 'text that a writer wrote',
    'post/* changes.cover.asset': 'a picture, looked up among the site’s own when it is shown',
    'post/* changes.shareImage': 'a picture, looked up among the site’s own when it is shown',
    'post/* description.th': 'text that an editor wrote',
    'post/* description.en': 'text that an editor wrote',
    'post/* role.th': 'text that an editor wrote',
    'post/* role.en': 'text that an editor wrote',
    'post/* bio.th': 'text that an editor wrote',
    'post/* bio.en': 'text that an editor wrote',
    'post/* links[].label': 'text that an editor wrote',
    'post/* links[].to': 'an address elsewhere',
    'post/* cover': 'a picture, looked up among the site’s own when it is shown',
    'post/* portrait': 'a picture, looked up among the site’s own when it is shown',
    'post/* changes.tags[]': 'words that a writer chose',
    'post/* changes.canonical': 'an address elsewhere',
    'post/* name': 'what a writer calls a version',
    'post/* slug': 'words that an address is to have',
    'post/list category': 'a filter of the site’s own posts',
    'post/move at': 'a time',
    'post/move until': 'a time',
    'post/move note': 'what a reviewer writes',
  },
  // A member must be marked as a writer, which the demo accounts are not.
  requiredRole: {
    'post/list author': 'manager',
    'post/list reviewer': 'manager',
    'post/choices': 'manager',
    'post/create': 'manager',
    'post/list owner': 'manager',
    'post/move id': 'manager',
    'post/open id': 'manager',
    'post/preview-link id': 'manager',
    'post/save id': 'manager',
    'post/version id': 'manager',
    'post/versions id': 'manager',
  },
  ownRows: {
    'post/list author': 'post_of_author',
    'post/list owner': 'post_owner',
    'post/list reviewer': 'post_owner',
    'post/set-options reviewer': 'post_reviewer',
    'post/set-writer': 'post_owner',
  },
  extraInputs: {
    'post/set-slug categoryId': () => ({ id: undefined, slug: `moved-${randomUUID()}` }),
  },
  makers: {
    post_owner: async (database) => {
      const [own, foreign] = [await newPerson(database, 'alpha'), await newPerson(database, 'beta')]
      await makePost(database.db, 'alpha', 'owned', own)
      await makePost(database.db, 'beta', 'owned', foreign)
      return { own, foreign, unknown: randomUUID() }
    },
    post_of_author: async ({ db }) => {
      const authorOf = async (siteId: string) => {
        const id = await makePost(db, siteId, `of-an-author-of-${siteId}`)
        const [row] = await db.select({ authors: post.authorIds }).from(post).where(eq(post.id, id))
        return row?.authors[0] ?? ''
      }
      return { own: await authorOf('alpha'), foreign: await authorOf('beta'), unknown: randomUUID() }
    },
    post_reviewer: async (database) => {
      const reviewerOf = async (siteId: string) => {
        const id = await newPerson(database, siteId)
        await database.db.update(person).set({ role: 'manager' }).where(eq(person.id, id))
        return id
      }
      const [own, foreign] = [await reviewerOf('alpha'), await reviewerOf('beta')]
      const id = await makePost(database.db, 'alpha', 'to review')
      return { own, foreign, unknown: randomUUID(), extras: { id, draftNo: 1 } }
    },
    desk_post: async ({ db }) => ({
      own: await makePost(db, 'alpha', 'own'),
      foreign: await makePost(db, 'beta', 'foreign'),
      unknown: randomUUID(),
    }),
    post_author: async ({ db }) => {
      for (const siteId of ['alpha', 'beta'])
        await db
          .insert(postAuthor)
          .values({ siteId, id: `named-${siteId}`, slug: `named-${siteId}`, name: { en: 'Someone' } })
          .onConflictDoNothing()
      return { own: 'named-alpha', foreign: 'named-beta', unknown: 'named-nobody' }
    },
    post_category: async ({ db }) => {
      const idOf = async (siteId: string) => {
        await makePost(db, siteId, 'category')
        const [row] = await db
          .select()
          .from(postCategory)
          .where(eq(postCategory.slug, `desk-${siteId}`))
        return row?.id ?? ''
      }
      return { own: await idOf('alpha'), foreign: await idOf('beta'), unknown: randomUUID() }
    },
  },
  makeRest: async ({ db, siteId, user, word }) => {
    const id = await makePost(db, siteId, word)
    await db.insert(postAuthor).values({ siteId, id: `author-of-${siteId}`, slug: word, name: { th: word, en: word } })
    await db.insert(postWriter).values({ siteId, personId: user })
    await db
      .insert(postPreview)
      .values({ siteId, tokenHash: `hash-${word}`, postId: id, madeBy: user, endsAt: new Date('2999-01-01T00:00:00Z') })
  },
  tables: {
    post_version: { call: 'post/open', behind: ['desk_post'] },
    post_category: { none: 'its name is shown with its posts, which `cms/posts` covers' },
    post_author: { none: 'its name is shown with its posts, which `cms/post` covers' },
    post_slug: { none: 'addresses, which lead to posts of the site alone' },
    post_writer: { none: 'who may write, which is read for the caller alone' },
    post_preview: { none: 'hashes of tokens' },
  },
  acting: {
    open: [
      'post/choices',
      'post/create',
      'post/list',
      'post/open',
      'post/preview-link',
      'post/save',
      'post/set-author',
      'post/set-category',
      'post/set-options',
      'post/set-slug',
      'post/set-tag',
      'post/version',
      'post/versions',
    ],
    closed: ['post/move'],
  },
})
