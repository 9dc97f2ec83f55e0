import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { writtenContact } from '../../../site/entities/contact'
import { storedContact } from '../../../site/entities/space'

/** `contact` replaces everything there, whose `version` was read with it; it takes effect at once, on every page. */
export const call = defineCall({
  name: 'editor/set-contact',
  summary: 'Says how the site is reached, in place of what was said before.',
  method: 'POST',
  path: '/api/editor/set-contact',
  access: 'manager',
  scope: 'site',
  audit: 'site-contact',
  cache: 'none',
  input: z.strictObject({ contact: writtenContact, version: z.string().check(z.maxLength(64)) }),
  output: z.object({ contact: storedContact, version: z.string() }),
  errors: [{ status: 409, message: 'Someone else changed the contact details while you were editing.' }],
  examples: [
    { input: { contact: { phone: '02-123-4567' }, version: 'as-read-before' }, as: 'manager', status: 409 },
    { input: { contact: {}, version: 'as-read-before' }, as: 'user', status: 403 },
    { input: { contact: {}, version: 'as-read-before' }, status: 401 },
  ],
})
