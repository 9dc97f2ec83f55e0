import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { bypassLink, bypassReason } from '../../entities/bypass'

export const call = defineCall({
  name: 'member/make-bypass',
  summary:
    "Makes a link that opens a member's account once within 15 minutes, to act in their name with a reason. An earlier one ends. Never for an admin.",
  method: 'POST',
  path: '/api/member/make-bypass',
  access: 'admin',
  scope: 'site',
  resources: { id: 'person' },
  audit: 'bypass-made',
  cache: 'none',
  limit: 20,
  input: z.strictObject({ id: z.string().check(z.maxLength(100)), reason: bypassReason }),
  output: z.object({ url: z.string(), link: bypassLink }),
  errors: [
    { status: 403, message: 'You can’t impersonate an admin or yourself.' },
    { status: 404, message: 'Member not found.' },
    { status: 409, message: 'This account is closed.' },
  ],
  examples: [
    { input: { id: 'nobody', reason: 'Helping with an order' }, as: 'admin', status: 404 },
    { input: { id: 'nobody', reason: 'Helping with an order' }, as: 'manager', status: 403 },
  ],
})
