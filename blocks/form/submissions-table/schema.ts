import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as submissions } from '@schemas/forms/calls/form/submissions'
import { formName } from '@schemas/forms/entities/form-submission'
import { submissionList } from '@schemas/forms/entities/submission-list'
import { markField } from '@schemas/layout/field-mark'
import { sectionHeading } from '@schemas/layout/section-heading'

export const schema = defineBlock({
  version: 1,
  access: 'manager',
  query: ({ form }) => submissionList(form).parameters,
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
  data: ({ form, perPage }, { query }): { submissions: DataCall<typeof submissions> } => ({
    submissions: { call: 'form/submissions', input: { form, limit: perPage, ...submissionList(form).read(query) } },
  }),
})

export type Props = PropsOf<typeof schema>
