import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { chartShare } from '../../entities/chart-share'

export const call = defineCall({
  name: 'hora/revoke',
  summary: "Ends a link to one of the caller's own charts for good.",
  method: 'POST',
  path: '/api/hora/shares/{id}/revoke',
  access: 'user',
  scope: 'site',
  resources: { id: 'hora_share' },
  cache: 'none',
  input: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
  output: chartShare,
  errors: [{ status: 404, message: 'There is no such link.' }],
  examples: [
    { input: { id: '00000000-0000-4000-8000-000000000000' }, as: 'user', status: 404 },
    { input: { id: '00000000-0000-4000-8000-000000000000' }, status: 401 },
  ],
})
