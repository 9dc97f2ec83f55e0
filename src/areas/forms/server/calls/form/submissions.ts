import { count, eq } from 'drizzle-orm'
import { call } from '@schemas/forms/calls/form/submissions'
import { decodeCursor, encodeCursor } from '@gateway/db/cursor'
import { formSubmission } from '@gateway/db/tables'
import { handle } from '@gateway/call/handle'
import { formFieldsOf } from '../../domain/form-fields-of'
import { describeSubmission, findSubmissions } from '../../domain/submission-rows'

export const handler = handle(call, async ({ input, tx, site, services, locale }) => {
  const { form, status, q, limit } = input
  const from = input.cursor === undefined ? undefined : decodeCursor(input.cursor)
  const { rows, counted } = await tx(async (db) => ({
    rows: await findSubmissions(db, { form, status, q, from, limit: limit + 1 }),
    counted: await db
      .select({ status: formSubmission.status, all: count() })
      .from(formSubmission)
      .where(eq(formSubmission.form, form))
      .groupBy(formSubmission.status),
  }))
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: shown.map(describeSubmission),
    ...(last ? { next: encodeCursor({ at: last.createdAt, id: last.id }) } : {}),
    fields: formFieldsOf(services, site, form, locale),
    counts: { new: 0, seen: 0, done: 0, spam: 0, ...Object.fromEntries(counted.map((row) => [row.status, row.all])) },
  }
})
