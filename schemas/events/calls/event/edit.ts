import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { editedEvent } from '../../entities/edited-event'
import { unknownEvent } from '../../entities/event'
import { eventId } from '../../entities/event-parts'

export const call = defineCall({
  name: 'event/edit',
  summary: 'An event as its managers write it, with packages, quotas and check points.',
  method: 'GET',
  path: '/api/event/edit',
  access: 'manager',
  scope: 'site',
  resources: { id: 'event' },
  cache: 'private',
  asWritten: true,
  input: z.strictObject({ id: eventId }),
  output: editedEvent,
  errors: [unknownEvent],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'manager', status: 404 },
    { input: { id: 'x' }, as: 'user', status: 403 },
  ],
})
