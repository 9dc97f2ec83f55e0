import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { storedNotice } from '../../entities/form-notice'
import { formName } from '../../entities/form-submission'

/**
 * `own` is the caller's address. Where `sends` is false, no mail server is configured and this gateway sends no mail at
 * all.
 */
export const call = defineCall({
  name: 'form/notice',
  summary: "Who gets a mail of a form's new answers.",
  method: 'GET',
  path: '/api/form/notice',
  access: 'manager',
  scope: 'site',
  resources: { form: 'form_noticed' },
  cache: 'private',
  input: z.strictObject({ form: formName }),
  output: z.extend(storedNotice, { own: z.string(), sends: z.boolean() }),
  examples: [
    { input: { form: 'contact' }, as: 'manager' },
    { input: { form: 'contact' }, as: 'user', status: 403 },
    { input: { form: 'contact' }, status: 401 },
  ],
})
