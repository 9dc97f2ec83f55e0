import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { editedEvent } from '../../entities/edited-event'
import { slugTaken, unknownEvent } from '../../entities/event'
import { eventId, eventSlug } from '../../entities/event-parts'

export const call = defineCall({
  name: 'event/copy',
  summary: 'Copies an event with packages, quotas and check points, without people, as a draft. For managers.',
  method: 'POST',
  path: '/api/event/copy',
  access: 'manager',
  scope: 'site',
  resources: { id: 'event' },
  audit: 'event-save',
  cache: 'none',
  input: z.strictObject({ id: eventId, slug: eventSlug }),
  output: editedEvent,
  errors: [unknownEvent, slugTaken],
  examples: [{ input: { id: '00000000-0000-4000-8000-000000000000', slug: 'a-copy' }, as: 'manager', status: 404 }],
})
