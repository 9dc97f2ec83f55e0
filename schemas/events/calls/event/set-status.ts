import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { editedEvent } from '../../entities/edited-event'
import { staleEvent, unknownEvent, versionInput } from '../../entities/event'
import { eventId } from '../../entities/event-parts'
import { eventStatuses } from '../../entities/event-status'

export const call = defineCall({
  name: 'event/set-status',
  summary: 'Leads an event to another status. Cancelling notifies each person and requests refunds. For managers.',
  method: 'POST',
  path: '/api/event/set-status',
  access: 'manager',
  scope: 'site',
  resources: { id: 'event' },
  audit: 'event-status',
  cache: 'none',
  input: z.strictObject({ id: eventId, version: versionInput, status: z.enum(eventStatuses) }),
  output: editedEvent,
  errors: [
    unknownEvent,
    staleEvent,
    { status: 409, message: 'The event cannot go to this status from where it is.' },
    { status: 422, message: 'A published event needs a package.' },
  ],
  examples: [
    {
      input: { id: '00000000-0000-4000-8000-000000000000', version: 1, status: 'published' },
      as: 'manager',
      status: 404,
    },
  ],
})
