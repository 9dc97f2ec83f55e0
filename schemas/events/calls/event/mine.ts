import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { myRegistration } from '../../entities/registration'

export const call = defineCall({
  name: 'event/mine',
  summary: 'The person’s own registrations, the next event first.',
  method: 'GET',
  path: '/api/event/mine',
  access: 'user',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({ registrations: z.array(myRegistration) }),
  examples: [
    { input: {}, as: 'user' },
    { input: {}, status: 401 },
  ],
})
