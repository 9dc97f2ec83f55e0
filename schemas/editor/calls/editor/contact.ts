import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { storedContact } from '../../../site/entities/space'

/** `version` changes whenever any of it does. */
export const call = defineCall({
  name: 'editor/contact',
  summary: 'How the site is reached: what its footer and its contact blocks show on every page.',
  method: 'GET',
  path: '/api/editor/contact',
  access: 'manager',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({ contact: storedContact, version: z.string() }),
  examples: [
    { input: {}, as: 'manager' },
    { input: {}, as: 'user', status: 403 },
    { input: {}, status: 401 },
  ],
})
