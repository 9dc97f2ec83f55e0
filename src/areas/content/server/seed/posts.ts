import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '@gateway/db/open'
import { post } from '@gateway/db/post-tables'
import { enqueueJob } from '@gateway/jobs/enqueue-job'
import { defineSeed, demoAgo, momentOf, type SeedContext } from '@gateway/seed/demo-seed'
import { emptyContent, postChanges } from '@schemas/content/entities/post-content'
import { readyLocales } from '@schemas/content/rules/live-content'
import { locales, type Locale } from '@schemas/layout/locale'
import { createDraft } from '../domain/create-draft'
import { withChanges } from '@schemas/content/rules/merge-content'
import { publishJob } from '../domain/planned-jobs'
import { publishVersion } from '../domain/publish-post'
import { addVersion } from '../domain/save-draft'
import { postAuthor, postCategory, postSlug, postVersion, postWriter } from '../tables'

const dayMs = 86_400_000
const inBoth = () => z.strictObject({ th: z.string(), en: z.string() })

const content = z.strictObject({
  /** In the order of the editors; known ones keep their texts. */
  categories: z.array(z.strictObject({ slug: z.string(), name: inBoth(), description: inBoth() })),
  authors: z.array(
    z.strictObject({ slug: z.string(), name: inBoth(), role: inBoth(), portrait: z.optional(z.string()) }),
  ),
  posts: z.array(
    z.strictObject({
      slug: z.string(),
      category: z.string(),
      /** The English name of an author of the site. */
      author: z.string(),
      content: postChanges,
      ago: demoAgo,
      /** Published then, in these languages. */
      live: z._default(z.array(z.enum(locales)), []),
      /** What a newer draft changes. */
      newer: z.optional(postChanges),
      submitted: z._default(z.boolean(), false),
      /** What the reviewer asks for. */
      returned: z.optional(z.string()),
      /** Goes live that many days from now. */
      inDays: z.optional(z.int().check(z.gte(1))),
    }),
  ),
})
type DemoContent = z.infer<typeof content>
type DemoPost = DemoContent['posts'][number]

/** Posts in all states of the editorial desk; the live ones of the site are its post files. */
export const seed = defineSeed({
  file: 'content.json',
  schema: content,
  isSeeded: async (db) =>
    (await db.select({ no: postVersion.no }).from(postVersion).where(eq(postVersion.kind, 'submitted')).limit(1))
      .length > 0,
  make: async (context, { categories, authors, posts }) => {
    const { db, site, people } = context
    await db.insert(postWriter).values({ siteId: site, personId: people.user }).onConflictDoNothing()
    for (const [rank, category] of categories.entries()) await addCategory(context, category, `a${rank}`)
    for (const author of authors)
      await db
        .insert(postAuthor)
        .values({ siteId: site, id: randomUUID(), ...author, portrait: author.portrait ?? null })
        .onConflictDoNothing()
    for (const each of posts) await addPost(context, each)
  },
})

async function addCategory({ db, site }: SeedContext, category: DemoContent['categories'][number], rank: string) {
  const { slug } = category
  await db
    .insert(postCategory)
    .values({ siteId: site, id: randomUUID(), ...category, rank })
    .onConflictDoUpdate({ target: [postCategory.siteId, postCategory.slug], set: { rank } })
  const [row] = await db.select({ id: postCategory.id }).from(postCategory).where(eq(postCategory.slug, slug))
  if (row) await db.insert(postSlug).values({ siteId: site, slug, categoryId: row.id }).onConflictDoNothing()
}

async function addPost(context: SeedContext, demo: DemoPost): Promise<void> {
  const { db, site, people } = context
  const { category, slug, ago, live, newer, submitted, returned, inDays } = demo
  const at = momentOf(ago)
  const owner = submitted || returned ? people.user : people.manager
  const first = withChanges(emptyContent(), { ...demo.content, authors: await authorIds(db, demo.author) })
  const { id } = await createDraft(db, { site, owner, category, content: first, slug })
  if (live.length > 0)
    await change(db, id, await publishVersion(db, { row: await rowOf(db, id), no: 1, locales: live, by: owner, at }))
  if (newer)
    await addVersion(db, { row: await rowOf(db, id), content: withChanges(first, newer), by: owner, kind: 'auto' })
  if (submitted || returned) {
    await db
      .update(postVersion)
      .set({ kind: 'submitted' })
      .where(and(eq(postVersion.postId, id), eq(postVersion.no, 1)))
    await change(
      db,
      id,
      returned
        ? { work: 'returned', reviewNote: returned, reviewerId: people.manager, submittedBy: owner }
        : { work: 'in_review', submittedBy: owner },
    )
  }
  if (inDays) await schedule(context, id, new Date(nextMorning() + (inDays - 1) * dayMs), readyLocales(first))
  await change(db, id, { updatedAt: at })
}

async function schedule({ db, site }: SeedContext, id: string, runAt: Date, chosen: Locale[]): Promise<void> {
  await enqueueJob(db, publishJob, { site, input: { post: id }, key: id, runAt })
  await change(db, id, { work: 'scheduled', frozenNo: 1, frozenLocales: chosen, publishAt: runAt })
}

/** Nine o'clock of tomorrow in Bangkok (ms since 1970). */
const nextMorning = () => momentOf([0, '00:00']).getTime() + dayMs + 9 * 3_600_000

const change = async (db: Db, id: string, set: Partial<typeof post.$inferInsert>): Promise<void> => {
  await db.update(post).set(set).where(eq(post.id, id))
}

async function rowOf(db: Db, id: string): Promise<typeof post.$inferSelect> {
  const [row] = await db.select().from(post).where(eq(post.id, id))
  if (!row) throw new Error('The post of the seed is missing.')
  return row
}

async function authorIds(db: Db, name: string): Promise<string[]> {
  const found = await db
    .select({ id: postAuthor.id })
    .from(postAuthor)
    .where(sql`${postAuthor.name}->>'en' = ${name}`)
    .limit(1)
  return found.map(({ id }) => id)
}
