import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { editedEvent } from '../../entities/edited-event'
import { unknownEvent, unknownPackage, versionInput } from '../../entities/event'
import { checkEach, eventId, packageFields } from '../../entities/event-parts'

export const call = defineCall({
  name: 'event/save-package',
  summary: 'Writes a package of an event; without an id it makes one. For managers.',
  method: 'POST',
  path: '/api/event/save-package',
  access: 'manager',
  scope: 'site',
  resources: { event: 'event', id: 'event_package', 'quotas[]': 'event_quota' },
  audit: 'event-package',
  cache: 'none',
  input: z
    .strictObject({ event: eventId, id: z.optional(eventId), version: z.optional(versionInput), ...packageFields })
    .check(checkEach),
  output: editedEvent,
  errors: [
    unknownEvent,
    unknownPackage,
    { status: 404, message: 'There is no such quota.' },
    { status: 409, message: 'This package was changed meanwhile.' },
  ],
  examples: [{ input: { event: '00000000-0000-4000-8000-000000000000', title: 'A' }, as: 'manager', status: 404 }],
})
