import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { maxMessageLength, messageEntry } from '../../entities/message'

export const call = defineCall({
  name: 'message/send',
  summary: 'Writes to somebody of the site. The id is chosen by the sender: what is sent twice is one message.',
  method: 'POST',
  path: '/api/message/send',
  access: 'user',
  scope: 'site',
  resources: { to: 'person', id: 'message' },
  cache: 'none',
  limit: 120,
  input: z.strictObject({
    to: z.string().check(z.maxLength(64)),
    id: z.uuid(),
    body: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxMessageLength)),
  }),
  output: z.object({ thread: z.string(), message: messageEntry }),
  errors: [
    { status: 403, message: 'Members can only write to the site’s staff.' },
    { status: 404, message: 'Person not found on this site.' },
    { status: 409, message: 'This message was already sent with different text.' },
    { status: 429, message: 'You’ve sent a lot of messages. Please wait a few minutes before sending more.' },
  ],
  examples: [
    {
      input: {
        to: '00000000-0000-4000-8000-000000000000',
        id: '00000000-0000-4000-8000-000000000001',
        body: 'Is there a place left on Saturday?',
      },
      as: 'user',
      status: 404,
    },
    {
      input: {
        to: '00000000-0000-4000-8000-000000000000',
        id: '00000000-0000-4000-8000-000000000001',
        body: 'Is there a place left on Saturday?',
      },
      status: 401,
    },
  ],
})
