import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { formName, submission, submissionField, submissionStatuses } from '../../entities/form-submission'

export const call = defineCall({
  name: 'form/submissions',
  summary: "A form's answers, newest first, with its questions and how many stand in each state.",
  method: 'GET',
  path: '/api/form/submissions',
  access: 'manager',
  scope: 'site',
  resources: { form: 'form' },
  cache: 'private',
  input: z.strictObject({
    form: formName,
    status: z.optional(z.enum(submissionStatuses)),
    q: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
    cursor: z.optional(z.string().check(z.maxLength(200))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
  }),
  output: z.object({
    items: z.array(submission),
    next: z.optional(z.string()),
    fields: z.array(submissionField),
    counts: z.record(z.enum(submissionStatuses), z.int()),
  }),
  errors: [{ status: 400, message: 'The list cannot go on from there.' }],
  examples: [
    { input: { form: 'contact' }, as: 'manager' },
    { input: { form: 'contact', cursor: 'broken' }, as: 'manager', status: 400 },
    { input: { form: 'contact' }, as: 'user', status: 403 },
    { input: { form: 'contact' }, status: 401 },
  ],
})
