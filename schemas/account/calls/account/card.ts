import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'account/card',
  summary: 'Who a person of this site is, for members who have their code: name and picture, nothing else.',
  method: 'GET',
  path: '/account/card/{userID}',
  access: 'user',
  scope: 'site',
  resources: { userID: 'person' },
  cache: 'private',
  limit: 60,
  input: z.strictObject({ userID: z.string().check(z.maxLength(100)) }),
  output: z.object({ userID: z.string(), firstname: z.string(), lastname: z.string(), avatar: z.optional(z.string()) }),
  errors: [{ status: 404, message: 'Person not found.' }],
  examples: [{ input: { userID: 'nobody' }, as: 'user', status: 404 }],
})
