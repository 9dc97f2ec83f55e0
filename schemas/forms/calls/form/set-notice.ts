import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { storedNotice, writtenNotice } from '../../entities/form-notice'
import { formName } from '../../entities/form-submission'

/** `notice` replaces the stored one, whose `version` was read with it; it applies from the next answer on. */
export const call = defineCall({
  name: 'form/set-notice',
  summary: "Says who gets a mail of a form's new answers, in place of what was said before.",
  method: 'POST',
  path: '/api/form/set-notice',
  access: 'manager',
  scope: 'site',
  resources: { form: 'form_noticed' },
  audit: 'form-notice',
  cache: 'none',
  input: z.strictObject({ form: formName, notice: writtenNotice, version: z.string().check(z.maxLength(64)) }),
  output: storedNotice,
  errors: [
    { status: 409, message: 'Someone else changed who gets new responses while you were editing.' },
    {
      status: 409,
      message: 'People are told of {most} forms at most. Take the addresses off a form that nobody needs any more.',
    },
  ],
  examples: [
    {
      input: { form: 'contact', notice: { addresses: ['owner@example.com'], isOn: true }, version: 'as-read-before' },
      as: 'manager',
      status: 409,
    },
    {
      input: { form: 'contact', notice: { addresses: [], isOn: true }, version: 'as-read-before' },
      as: 'user',
      status: 403,
    },
    { input: { form: 'contact', notice: { addresses: [], isOn: true }, version: 'as-read-before' }, status: 401 },
  ],
})
