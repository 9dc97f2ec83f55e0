import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as submissions } from '@schemas/forms/calls/form/submissions'
import { formName, submissionStatuses } from '@schemas/forms/entities/form-submission'
import { markField } from '@schemas/layout/field-mark'
import { listParameters } from '@schemas/layout/query-parameters'
import { sectionHeading } from '@schemas/layout/section-heading'

/** Each list keeps its filters in the address under its form's name, because a page may show several. */
export const submissionsPrefix = (form: string): string => `${form}-`

export const schema = defineBlock({
  version: 1,
  access: 'manager',
  query: ({ form }) => listParameters(['status'], submissionsPrefix(form)),
  props: () =>
    z.strictObject({
      /** The `form` name of the form blocks whose answers are listed. */
      form: formName,
      ...sectionHeading(),
      /** Field names shown as columns; defaults to the first three questions. */
      columns: z.optional(
        z.array(markField(z.string().check(z.maxLength(40)), { field: 'name' })).check(z.maxLength(6)),
      ),
      perPage: z._default(z.int().check(z.gte(5), z.lte(100)), 20),
    }),
  data: ({ form, perPage }, { query }): { submissions: DataCall<typeof submissions> } => {
    const status = submissionStatuses.find((known) => known === query[`${submissionsPrefix(form)}status`])
    const q = (query[`${submissionsPrefix(form)}find`] ?? '').trim().slice(0, 100)
    return {
      submissions: {
        call: 'form/submissions',
        input: { form, limit: perPage, ...(status ? { status } : {}), ...(q ? { q } : {}) },
      },
    }
  },
})

export type Props = PropsOf<typeof schema>
