import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { formName } from '../../entities/form-submission'

/** `form/notice-test` reports the result. */
export const call = defineCall({
  name: 'form/test-notice',
  summary: "Sends a test mail to everybody who gets a form's new answers.",
  method: 'POST',
  path: '/api/form/test-notice',
  access: 'manager',
  scope: 'site',
  resources: { form: 'form_noticed' },
  audit: 'email',
  cache: 'none',
  limit: 20,
  input: z.strictObject({ form: formName }),
  output: z.object({ test: z.string() }),
  errors: [
    { status: 409, message: 'No one gets new responses yet. Save an email first.' },
    { status: 429, message: 'Too many attempts. Please wait a few minutes and try again.' },
  ],
  examples: [
    { input: { form: 'no-such-form' }, as: 'manager', status: 409 },
    { input: { form: 'contact' }, as: 'user', status: 403 },
    { input: { form: 'contact' }, status: 401 },
  ],
})
