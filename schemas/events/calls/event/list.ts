import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { listAnswer, listInput } from '../../../list'
import { eventCard, namedPictures } from '../../entities/event'
import { eventSorts, prices, whens } from '../../entities/event-list'
import { formats } from '../../entities/event-options'

export const call = defineCall({
  name: 'event/list',
  summary: 'Published events in the visitor’s language, with places left: searched, filtered, page by page.',
  method: 'GET',
  path: '/api/event/list',
  access: 'guest',
  scope: 'site',
  cache: 'seconds',
  input: z.strictObject({
    ...listInput({
      filters: {
        when: z.optional(z.enum(whens)),
        format: z.optional(z.enum(formats)),
        tag: z.optional(z.string().check(z.maxLength(40))),
        price: z.optional(z.enum(prices)),
        left: z.optional(z.enum(['yes'])),
      },
      sorts: eventSorts,
      rows: 12,
      maxRows: 60,
    }),
    /** Sends the pictures with the answer, for a list that goes on without a page. */
    pictures: z.optional(z.union([z.boolean(), z.stringbool()])),
  }),
  output: z.object({
    ...listAnswer(eventCard),
    /** Of all published events. */
    tags: z.array(z.string()),
    assets: namedPictures,
  }),
  errors: [{ status: 400, message: 'Invalid cursor.' }],
  examples: [
    { input: {} },
    { input: { q: 'data', when: 'upcoming', format: 'onsite', price: 'free', left: 'yes', total: 'true' } },
    { input: { cursor: 'broken' }, status: 400 },
  ],
})
