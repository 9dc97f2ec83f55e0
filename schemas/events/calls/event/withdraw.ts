import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { endedLink } from '../../entities/event'
import { codeInput, shownRegistration } from '../../entities/registration'

export const call = defineCall({
  name: 'event/withdraw',
  summary: 'Withdraws a consent; what was stored by it alone is erased.',
  method: 'POST',
  path: '/api/event/withdraw',
  access: 'guest',
  scope: 'site',
  resources: { code: 'event_code' },
  cache: 'none',
  idempotent: true,
  limit: 30,
  input: z.strictObject({ code: codeInput, purpose: z.string().check(z.maxLength(40)) }),
  output: z.object({ registration: shownRegistration }),
  errors: [endedLink],
  examples: [{ input: { code: 'no-such-code', purpose: 'sensitive' }, status: 404 }],
})
