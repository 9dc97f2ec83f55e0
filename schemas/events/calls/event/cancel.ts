import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { endedLink } from '../../entities/event'
import { codeInput, shownRegistration } from '../../entities/registration'

export const call = defineCall({
  name: 'event/cancel',
  summary: 'Gives a registration up: its places are free again, and a refund of what was paid is requested.',
  method: 'POST',
  path: '/api/event/cancel',
  access: 'guest',
  scope: 'site',
  resources: { code: 'event_code' },
  cache: 'none',
  idempotent: true,
  limit: 30,
  input: z.strictObject({ code: codeInput }),
  output: z.object({ registration: shownRegistration }),
  errors: [
    endedLink,
    { status: 409, message: 'This registration cannot be cancelled any more.' },
    { status: 409, message: 'Someone of this registration is checked in already. Please contact the organiser.' },
  ],
  examples: [{ input: { code: 'no-such-code' }, status: 404 }],
})
