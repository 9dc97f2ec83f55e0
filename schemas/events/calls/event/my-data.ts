import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { endedLink } from '../../entities/event'
import { codeInput } from '../../entities/registration'

export const call = defineCall({
  name: 'event/my-data',
  summary: 'All that is stored under a code about its person, as data (PDPA, section 30).',
  method: 'GET',
  path: '/api/event/my-data',
  access: 'guest',
  scope: 'site',
  resources: { code: 'event_code' },
  cache: 'private',
  limit: 30,
  input: z.strictObject({ code: codeInput }),
  output: z.object({ data: z.record(z.string(), z.unknown()) }),
  errors: [endedLink],
  examples: [{ input: { code: 'no-such-code' }, status: 404 }],
})
