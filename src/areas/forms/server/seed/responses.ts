import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { formSubmission } from '@gateway/db/tables'
import { defineSeed, demoAgo, demoRole, momentOf } from '@gateway/seed/demo-seed'
import { submissionStatuses } from '@schemas/forms/entities/form-submission'

const dayMs = 86_400_000

/** `{ "inDays": 7 }` is a date after the day of the response. */
const answer = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.strictObject({ inDays: z.int() })])

export const responses = z.array(
  z.strictObject({
    form: z.string(),
    page: z.string(),
    locale: z._default(z.enum(['th', 'en']), 'th'),
    status: z._default(z.enum(submissionStatuses), 'new'),
    /** A guest sent it when absent. */
    by: z.optional(demoRole),
    ago: demoAgo,
    answers: z.record(z.string(), answer),
  }),
)

export type DemoResponse = z.infer<typeof responses>[number]

export function answersOf({ answers, ago }: Pick<DemoResponse, 'answers' | 'ago'>): Record<string, unknown> {
  const sent = momentOf(ago).getTime()
  return Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [
      name,
      typeof value === 'object' && 'inDays' in value
        ? new Date(sent + value.inDays * dayMs).toISOString().slice(0, 10)
        : value,
    ]),
  )
}

export const seed = defineSeed({
  file: 'responses.json',
  schema: responses,
  isSeeded: async (db) => (await db.select({ id: formSubmission.id }).from(formSubmission).limit(1)).length > 0,
  make: async ({ db, site, people }, list) => {
    await db.insert(formSubmission).values(
      list.map((response) => ({
        siteId: site,
        id: randomUUID(),
        form: response.form,
        pagePath: response.page,
        answers: answersOf(response),
        locale: response.locale,
        status: response.status,
        personId: response.by ? people[response.by] : null,
        createdAt: momentOf(response.ago),
      })),
    )
  },
})
