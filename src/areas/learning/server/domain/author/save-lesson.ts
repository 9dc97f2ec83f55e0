import { createHash, randomUUID } from 'node:crypto'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { saveProducts } from '@areas/commerce/server/public'
import { recordAudit } from '@gateway/audit/audit'
import type { ParsedInputOf } from '@schemas/call'
import type { call as saveCall } from '@schemas/learning/calls/lesson/save'
import { lesson, type LessonRow } from '../../tables'
import { lockLesson } from '../access/enrolments'
import { lessonError } from '../messages'
import type { Learner } from '../reader'

type Input = ParsedInputOf<typeof saveCall>

/** Writes a lesson's own fields and its price; a new one is a draft. Throws CallError. */
export async function saveLesson(author: Learner, { id: known, version, price, ...fields }: Input): Promise<LessonRow> {
  const { db, site, person, locale, now } = author
  const before = known === undefined ? undefined : await lockLesson(db, known, 'update')
  if (known !== undefined && !before) throw lessonError('unknownLesson', locale)
  if (before && before.version !== version)
    throw lessonError('staleLesson', locale, { details: { version: before.version } })
  const id = before?.id ?? randomUUID()
  const [taken] = await db
    .select({ id: lesson.id })
    .from(lesson)
    .where(and(eq(lesson.slug, fields.slug), ne(lesson.id, id)))
  if (taken) throw lessonError('slugTaken', locale, { field: 'slug' })
  const prerequisites = await existing(author, fields.prerequisites, id)
  const variantId = await savePrice(author, { id, price, title: fields.title, slug: fields.slug, before })
  const values = {
    ...fields,
    description: asTexts(fields.description),
    prerequisites,
    price,
    variantId,
    updatedAt: now,
  }
  const [row] = before
    ? await db
        .update(lesson)
        .set({ ...values, version: sql`${lesson.version} + 1` })
        .where(eq(lesson.id, id))
        .returning()
    : await db
        .insert(lesson)
        .values({ siteId: site, id, ...values })
        .returning()
  if (!row) throw new Error('The lesson was not saved.')
  await recordAudit(db, {
    site,
    person,
    action: 'lesson-save',
    subject: `lesson:${row.slug}`,
    ...(before ? { before: { slug: before.slug, price: before.price } } : {}),
    after: { slug: row.slug, price: row.price },
  })
  return row
}

/** Lessons that exist, and not the lesson itself. Throws CallError for an unknown one. */
async function existing({ db, locale }: Learner, ids: readonly string[], own: string): Promise<string[]> {
  const wanted = [...new Set(ids)].filter((each) => each !== own)
  if (wanted.length === 0) return []
  const rows = await db.select({ id: lesson.id }).from(lesson).where(inArray(lesson.id, wanted))
  if (rows.length !== wanted.length) throw lessonError('unknownLesson', locale, { field: 'prerequisites' })
  return rows.map(({ id }) => id).toSorted()
}

type Priced = {
  id: string
  price: number
  title: Input['title']
  slug: string
  before: LessonRow | undefined
}

/** The variant that is sold; it stays when a lesson becomes free, for orders that name it, but no longer counts. */
async function savePrice(
  { db, site, now }: Learner,
  { id, price, title, slug, before }: Priced,
): Promise<string | null> {
  if (price === 0) return null
  const variantId = before?.variantId ?? `lesson-${id}`
  await saveProducts({ tx: db, site, now }, [lessonProduct({ id, price, title, slug, variantId })])
  return variantId
}

const asLocalised = (title: Input['title']) => (typeof title === 'string' ? { th: title, en: title } : title)

/** The longest that a SKU may be. */
const skuLength = 40

/** Of a long address the beginning, and what tells it from others that begin alike. */
function skuOf(slug: string): string {
  const whole = `LESSON-${slug}`.toUpperCase()
  if (whole.length <= skuLength) return whole
  const digest = createHash('sha256').update(slug).digest('hex').slice(0, 12).toUpperCase()
  return `${whole.slice(0, skuLength - digest.length - 1)}-${digest}`
}

/** The product of a lesson is no part of the shop's shelf: it is sold by the lesson alone. */
export const lessonProduct = ({
  id,
  price,
  title,
  slug,
  variantId,
}: Omit<Priced, 'before'> & { variantId: string }) => ({
  id: `lesson-${id}`,
  slug: `lesson-${slug}`,
  title: asLocalised(title),
  kind: 'lesson' as const,
  status: 'draft' as const,
  variants: [{ id: variantId, sku: skuOf(slug), regular: price, tracked: false }],
})

const asTexts = (tree: Input['description']): LessonRow['description'] =>
  tree === null ? null : 'type' in tree ? { th: tree, en: tree } : tree
