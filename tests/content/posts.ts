import { eq } from 'drizzle-orm'
import { postWriter } from '@areas/content/server/tables'
import { withSite } from '@gateway/db/scope'
import { post } from '@gateway/db/post-tables'
import { person } from '@gateway/db/tables'
import type { DeskPost } from '@schemas/content/entities/desk-post'
import type { LiveState, PostTarget, WorkState } from '@schemas/content/entities/post-states'
import { ask, signIn, type TestGateway } from '../support/gateway'
import { fixtureSites } from '../fixtures/sites'

const tree = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
})

/** A site with a category and a post of before. */
export const postSites = {
  ...fixtureSites,
  '/themes/alpha/site/posts/first.json': JSON.stringify({
    slug: 'first',
    category: 'notes',
    title: { en: 'The first', th: 'เรื่องแรก' },
    excerpt: { en: 'About it', th: 'เกี่ยวกับเรื่องแรก' },
    author: { name: { en: 'Ann', th: 'แอน' } },
    tags: ['tea'],
    publishedAt: '2026-01-01T03:00:00Z',
    body: { en: tree('English words'), th: tree('คำไทย') },
  }),
}

let counter = 0

/** The desk as one person uses it. */
export async function deskOf(gateway: TestGateway, role: 'user' | 'manager' | 'admin') {
  const { token } = await signIn(gateway, role)
  const send = (call: string, body: Record<string, unknown>) => {
    counter += 1
    return ask(gateway, `/api/post/${call}`, {
      token,
      body,
      headers: { 'idempotency-key': `post-${process.pid}-${counter}-abcdefgh` },
    })
  }
  return {
    token,
    send,
    get: (call: string, query: Record<string, string>) =>
      ask(gateway, `/api/post/${call}?${new URLSearchParams(query)}`, { token }),
    /** A new post; `word` is in its texts, with the language. */
    create: async (word: string, languages: readonly ('th' | 'en')[] = ['th', 'en']) => {
      const texts = Object.fromEntries(languages.map((each) => [each, `${word} ${each}`]))
      const body = Object.fromEntries(languages.map((each) => [each, tree(`${word} body ${each}`)]))
      const answer = await send('create', { category: 'notes', changes: { title: texts, excerpt: texts, body } })
      return answer.json<{ id: string; slug: string; draftNo: number }>()
    },
    save: (id: string, draftNo: number, changes: Record<string, unknown>) => send('save', { id, draftNo, changes }),
    move: (id: string, draftNo: number, to: PostTarget, more: Record<string, unknown> = {}) =>
      send('move', { id, draftNo, to, ...more }),
    open: async (id: string) => (await ask(gateway, `/api/post/open?id=${id}`, { token })).json<DeskPost>(),
  }
}
export type Desk = Awaited<ReturnType<typeof deskOf>>

/** Lets the site's member write, and owns posts by them. */
export async function makeWriter(gateway: TestGateway): Promise<string> {
  return withSite(gateway.database, 'alpha', async (db) => {
    const [found] = await db.select({ id: person.id }).from(person).where(eq(person.role, 'user'))
    const id = found?.id ?? ''
    await db.insert(postWriter).values({ siteId: 'alpha', personId: id }).onConflictDoNothing()
    return id
  })
}

/** Sets a post's states directly, as if it had come there. */
export const setState = (
  gateway: TestGateway,
  id: string,
  { live, work, isTrashed }: { live: LiveState; work: WorkState; isTrashed: boolean },
) =>
  withSite(gateway.database, 'alpha', (db) =>
    db
      .update(post)
      .set({
        live,
        work,
        trashedAt: isTrashed ? new Date() : null,
        liveNo: live === 'never' ? null : 1,
        liveLocales: live === 'live' || live === 'archived' ? ['th'] : [],
        frozenNo: work === 'scheduled' ? 1 : null,
        frozenLocales: work === 'scheduled' ? ['th'] : [],
        publishAt: work === 'scheduled' ? new Date(Date.now() + 3_600_000) : null,
        approvedNo: work === 'approved' ? 1 : null,
        submittedBy: null,
        draftNo: 1,
      })
      .where(eq(post.id, id)),
  )
