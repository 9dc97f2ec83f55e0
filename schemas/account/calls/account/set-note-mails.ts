import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'account/set-note-mails',
  summary: 'Says whether the signed-in person gets mails about notes in the builder.',
  method: 'POST',
  path: '/account/set-note-mails',
  access: 'manager',
  scope: 'site',
  // Their own notifications.
  audit: false,
  cache: 'none',
  limit: 60,
  input: z.strictObject({ isOn: z.boolean() }),
  output: z.object({ isOn: z.boolean() }),
  examples: [
    { input: { isOn: true }, as: 'manager', output: { isOn: true } },
    { input: { isOn: false }, as: 'user', status: 403 },
    { input: { isOn: false }, status: 401 },
  ],
})
