import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { editedEvent } from '../../entities/edited-event'
import { unknownEvent } from '../../entities/event'
import { eventId } from '../../entities/event-parts'
import { nameText } from '../../../layout/name-text'

export const call = defineCall({
  name: 'event/set-quota',
  summary: 'Names and sizes a quota of an event; without an id it makes one. For managers.',
  method: 'POST',
  path: '/api/event/set-quota',
  access: 'manager',
  scope: 'site',
  resources: { event: 'event', id: 'event_quota' },
  audit: 'event-quota',
  cache: 'none',
  input: z.strictObject({
    event: eventId,
    id: z.optional(eventId),
    name: nameText(),
    /** Null: not limited. */
    size: z.nullable(z.int().check(z.gte(0), z.lte(1_000_000))),
  }),
  output: editedEvent,
  errors: [
    unknownEvent,
    { status: 404, message: 'There is no such quota.' },
    { status: 409, message: '30 places are taken; 25 is too few.' },
  ],
  examples: [
    { input: { event: '00000000-0000-4000-8000-000000000000', name: 'Room', size: 10 }, as: 'manager', status: 404 },
  ],
})
