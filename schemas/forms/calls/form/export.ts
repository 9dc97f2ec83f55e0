import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { formName, submissionStatuses } from '../../entities/form-submission'

/**
 * At most 10,000 answers, newest first: UTF-8 with a byte-order mark, so that spreadsheets read Thai, and no cell that
 * a spreadsheet would execute. Digits with a meaning, such as telephone numbers, stay text in both formats.
 */
export const call = defineCall({
  name: 'form/export',
  summary: "A form's answers as a CSV or Excel file.",
  method: 'GET',
  path: '/api/form/export',
  access: 'manager',
  scope: 'site',
  resources: { form: 'form' },
  audit: 'form-export',
  cache: 'private',
  answer: 'stream',
  limit: 20,
  input: z.strictObject({
    form: formName,
    format: z._default(z.enum(['csv', 'xlsx']), 'csv'),
    status: z.optional(z.enum(submissionStatuses)),
    q: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
  }),
  output: z.string(),
  examples: [
    { input: { form: 'contact' }, as: 'manager' },
    { input: { form: 'contact' }, status: 401 },
  ],
})
