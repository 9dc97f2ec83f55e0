import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { endedLink } from '../../entities/event'
import { codeInput, shownRegistration } from '../../entities/registration'

export const call = defineCall({
  name: 'event/registration',
  summary: 'A registration by the code of its page, or one ticket by the code of its attendee.',
  method: 'GET',
  path: '/api/event/registration',
  access: 'guest',
  scope: 'site',
  resources: { code: 'event_code' },
  cache: 'private',
  limit: 60,
  input: z.strictObject({ code: codeInput }),
  output: z.object({ registration: shownRegistration }),
  errors: [endedLink],
  examples: [{ input: { code: 'no-such-code' }, status: 404 }],
})
