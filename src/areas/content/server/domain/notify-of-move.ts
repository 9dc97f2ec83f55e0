import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { notify } from '@areas/messages/server/public'
import type { Db } from '@gateway/db/open'
import { person } from '@gateway/db/tables'
import type { PostTarget } from '@schemas/content/entities/post-states'
import { fillText } from '@schemas/layout/fill-text'
import { pickText } from '@schemas/layout/pick-text'
import { isReviewer } from './author-of-post'
import type { PostRow } from './live-row'

/** People who are notified of one submission. */
const maxReviewers = 50

const texts = {
  in_review: { en: '“{title}” waits for review.', th: 'บทความ “{title}” รอการตรวจ' },
  returned: { en: '“{title}” was returned: {note}', th: 'บทความ “{title}” ถูกส่งกลับแก้ไข: {note}' },
  approved: { en: '“{title}” was approved.', th: 'บทความ “{title}” ได้รับอนุมัติแล้ว' },
  live: { en: '“{title}” was published.', th: 'บทความ “{title}” เผยแพร่แล้ว' },
} satisfies Partial<Record<PostTarget, { en: string; th: string }>>

type Move = {
  row: Pick<PostRow, 'siteId' | 'ownerId' | 'reviewerId' | 'draftTitle' | 'slug'>
  to: PostTarget
  /** Who moved it, and need not be notified; null for a schedule. */
  by: string | null
  note?: string | undefined
}

/** One notice to each person whom a move concerns: reviewers of a submission, the writer of what became of theirs. */
export async function notifyOfMove(db: Db, { row, to, by, note = '' }: Move): Promise<void> {
  const text = (texts as Partial<Record<PostTarget, { en: string; th: string }>>)[to]
  if (!text) return
  const people = to === 'in_review' ? await reviewers(db, by, row.reviewerId) : [row.ownerId].filter((id) => id !== by)
  const message = (locale: 'th' | 'en') =>
    fillText(text[locale], { title: pickText(row.draftTitle, locale) || row.slug, note: note.trim() })
  for (const id of people)
    if (id) await notify(db, { site: row.siteId, person: id, message: { th: message('th'), en: message('en') } })
}

/** The reviewer that a post has, while they may; else all. */
async function reviewers(db: Db, by: string | null, chosen: string | null): Promise<string[]> {
  if (chosen && chosen !== by && (await isReviewer(db, chosen))) return [chosen]
  const rows = await db
    .select({ id: person.id })
    .from(person)
    .where(
      and(
        inArray(person.role, ['manager', 'admin']),
        eq(person.status, 'active'),
        by === null ? undefined : ne(person.id, by),
      ),
    )
    // In one order, so that two submissions at once do not wait for each other.
    .orderBy(asc(person.id))
    .limit(maxReviewers)
  return rows.map(({ id }) => id)
}
