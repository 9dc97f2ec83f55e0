import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { AnswerValue, Submission, SubmissionStatus } from '@schemas/entities/form-submission'
import type { Cursor } from '../../db/cursor'
import type { Db } from '../../db/open'
import { formSubmission } from '../../db/tables'
import { likePattern } from '../cms/found-words'

export type SubmissionRow = typeof formSubmission.$inferSelect
type Wanted = { form: string; status?: SubmissionStatus | undefined; q?: string | undefined; from?: Cursor | undefined; limit: number }

/** Answers newest first. Without a status, spam is left out; words are looked for in the answers alone, not in their names. */
export async function findSubmissions(db: Db, { form, status, q, from, limit }: Wanted): Promise<SubmissionRow[]> {
  const words = q?.normalize('NFC').toLowerCase()
  return db
    .select()
    .from(formSubmission)
    .where(
      and(
        eq(formSubmission.form, form),
        status ? eq(formSubmission.status, status) : ne(formSubmission.status, 'spam'),
        words ? sql`EXISTS (SELECT 1 FROM jsonb_each_text(${formSubmission.answers}) AS given WHERE lower(given.value) LIKE ${likePattern(words)})` : undefined,
        from && sql`(${formSubmission.createdAt}, ${formSubmission.id}) < (${from.at.toISOString()}::timestamptz, ${from.id})`,
      ),
    )
    .orderBy(desc(formSubmission.createdAt), desc(formSubmission.id))
    .limit(limit)
}

export function describeSubmission({ id, status, version, createdAt, pagePath, locale, answers }: SubmissionRow): Submission {
  return { id, status, version, createdAt: createdAt.toISOString(), pagePath, locale, answers: Object.entries(answers as Record<string, AnswerValue>).map(([name, value]) => ({ name, value })) }
}
