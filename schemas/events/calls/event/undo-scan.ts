import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { eventId } from '../../entities/event-parts'

export const call = defineCall({
  name: 'event/undo-scan',
  summary: 'Undoes a check-in, so that the ticket may come in again. For managers.',
  method: 'POST',
  path: '/api/event/undo-scan',
  access: 'manager',
  scope: 'site',
  resources: { id: 'event_check_in' },
  audit: 'event-undo-scan',
  cache: 'none',
  input: z.strictObject({ id: eventId }),
  output: z.object({ undone: z.literal(true) }),
  errors: [{ status: 404, message: 'There is no such check-in.' }],
  examples: [{ input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'manager', status: 404 }],
})
