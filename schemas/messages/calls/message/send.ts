import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { itemId } from '../../../files/entities/file-item'
import { maxMessageFiles, maxMessageLength, messageEntry } from '../../entities/message'

export const call = defineCall({
  name: 'message/send',
  summary:
    'Writes to somebody of the site, with up to ten files. The id is chosen by the sender: what is sent twice is one message.',
  method: 'POST',
  path: '/api/message/send',
  access: 'user',
  scope: 'site',
  resources: { to: 'person', id: 'message', 'files[]': 'message_file' },
  cache: 'none',
  limit: 120,
  input: z
    .strictObject({
      to: z.string().check(z.maxLength(64)),
      id: z.uuid(),
      body: z.string().check(z.trim(), z.maxLength(maxMessageLength)),
      /** Of `attachment/finish` with the kind `message`. */
      files: z._default(z.array(itemId).check(z.maxLength(maxMessageFiles)), []),
    })
    .check(z.refine(({ body, files }) => body !== '' || files.length > 0, { path: ['body'] })),
  output: z.object({ thread: z.string(), message: messageEntry }),
  errors: [
    { status: 403, message: 'Members can only write to the site’s staff.' },
    { status: 404, message: 'Person not found on this site.' },
    { status: 404, message: 'This file is no longer there.' },
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
