import * as z from 'zod/mini'
import { momentInput } from '../../../date-input'
import { defineCall } from '../../../call'
import { unknownEvent } from '../../entities/event'
import { eventId } from '../../entities/event-parts'
import { scanPack } from '../../entities/scan'

export const call = defineCall({
  name: 'event/scan-pack',
  summary: 'What a scanner needs to judge tickets without network; with `since`, what has changed. For managers.',
  method: 'GET',
  path: '/api/event/scan-pack',
  access: 'manager',
  scope: 'site',
  resources: { event: 'event' },
  cache: 'private',
  input: z.strictObject({ event: eventId, since: z.optional(momentInput()) }),
  output: scanPack,
  errors: [unknownEvent],
  examples: [
    { input: { event: '00000000-0000-4000-8000-000000000000' }, as: 'manager', status: 404 },
    { input: { event: 'x' }, as: 'user', status: 403 },
  ],
})
