import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { editedEvent } from '../../entities/edited-event'
import { slugTaken, staleEvent, unknownEvent, versionInput } from '../../entities/event'
import { eventFields, eventId } from '../../entities/event-parts'

export const call = defineCall({
  name: 'event/save',
  summary: 'Writes an event and its check points. Without an id it makes a draft. For managers.',
  method: 'POST',
  path: '/api/event/save',
  access: 'manager',
  scope: 'site',
  resources: { id: 'event', 'points[].id': 'event_point', 'points[].packages[]': 'event_package' },
  audit: 'event-save',
  cache: 'none',
  input: z.strictObject({ id: z.optional(eventId), version: z.optional(versionInput), ...eventFields }),
  output: editedEvent,
  errors: [unknownEvent, staleEvent, slugTaken],
  examples: [
    {
      input: {
        id: '00000000-0000-4000-8000-000000000000',
        version: 1,
        slug: 'no-event',
        title: 'A',
        sessions: [{ id: 'day', title: 'Day', from: '2027-01-16T09:00:00+07:00', until: '2027-01-16T16:00:00+07:00' }],
      },
      as: 'manager',
      status: 404,
    },
    {
      input: {
        slug: 'example-event',
        title: 'กิจกรรมตัวอย่าง',
        sessions: [{ id: 'day', title: 'Day', from: '2027-01-16T09:00:00+07:00', until: '2027-01-16T16:00:00+07:00' }],
      },
      as: 'manager',
    },
  ],
})
