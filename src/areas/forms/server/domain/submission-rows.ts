import { and, count, desc, eq, max, ne, sql } from 'drizzle-orm'
import type { AnswerValue, Submission, SubmissionStatus } from '@schemas/forms/entities/form-submission'
import type { Cursor } from '@gateway/db/cursor'
import type { Db } from '@gateway/db/open'
import { formSubmission } from '@gateway/db/tables'
import { likePattern } from '@gateway/text/text-search'

export type SubmissionRow = typeof formSubmission.$inferSelect
type Filter = { form: string; status?: SubmissionStatus | undefined; q?: string | undefined }
type Wanted = Filter & { from?: Cursor | undefined; limit: number }

/** Submissions, newest first. Without a status, spam is left out; only answers are searched, not their names. */
export async function findSubmissions(db: Db, { from, limit, ...filter }: Wanted): Promise<SubmissionRow[]> {
  return db
    .select()
    .from(formSubmission)
    .where(
      and(
        matches(filter),
        from &&
          sql`(${formSubmission.createdAt}, ${formSubmission.id}) < (${from.at.toISOString()}::timestamptz, ${from.id})`,
      ),
    )
    .orderBy(desc(formSubmission.createdAt), desc(formSubmission.id))
    .limit(limit)
}

function matches({ form, status, q }: Filter) {
  const pattern = q?.normalize('NFC').toLowerCase()
  return and(
    eq(formSubmission.form, form),
    status ? eq(formSubmission.status, status) : ne(formSubmission.status, 'spam'),
    pattern
      ? sql`EXISTS (SELECT 1 FROM jsonb_each_text(${formSubmission.answers}) AS given WHERE lower(given.value) LIKE ${likePattern(pattern)})`
      : undefined,
  )
}

/**
 * How many answers there are, at most `limit`, when the newest came, and the names of all that they say, the latest
 * first.
 */
export async function submissionNames(
  db: Db,
  { limit, ...filter }: Filter & { limit: number },
): Promise<{ count: number; newest: Date | undefined; names: string[] }> {
  const newest = db
    .select({ answers: formSubmission.answers, at: formSubmission.createdAt })
    .from(formSubmission)
    .where(matches(filter))
    .orderBy(desc(formSubmission.createdAt), desc(formSubmission.id))
    .limit(limit)
    .as('newest')
  const [counted] = await db.select({ count: count(), at: max(newest.at) }).from(newest)
  const name = sql<string>`said.name`
  const rows = await db
    .select({ name })
    .from(newest)
    .innerJoin(sql`jsonb_object_keys(${newest.answers}) AS said(name)`, sql`true`)
    .groupBy(name)
    .orderBy(desc(max(newest.at)), sql`length(${name})`, name)
  return { count: counted?.count ?? 0, newest: counted?.at ?? undefined, names: rows.map((row) => row.name) }
}

export function describeSubmission({
  id,
  status,
  version,
  createdAt,
  pagePath,
  locale,
  answers,
}: SubmissionRow): Submission {
  return {
    id,
    status,
    version,
    createdAt: createdAt.toISOString(),
    pagePath,
    locale,
    answers: Object.entries(answers as Record<string, AnswerValue>).map(([name, value]) => ({ name, value })),
  }
}
