import * as z from 'zod/mini'
import { momentInput } from '../../../date-input'
import type { SeenFrame } from '../../../boot'
import { defineCall } from '../../../call'
import { locales } from '../../../layout/locale'
import { role } from '../../../layout/role-schema'

/**
 * Header, subheader and footer with the data of their blocks, as `role` (at most the caller's own) gets them in
 * `locale`, at the moment `at` (ISO 8601) or now.
 */
export const call = defineCall({
  name: 'editor/frame',
  summary: 'What stands around a page as a role sees it, for the canvas.',
  method: 'GET',
  path: '/api/editor/frame',
  access: 'manager',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({ role, locale: z.enum(locales), at: z.optional(momentInput()) }),
  output: z.object({ frame: z.custom<SeenFrame>() }),
  errors: [{ status: 403, message: 'You can only view the site as your own role or a lower one.' }],
  examples: [
    { input: { role: 'guest', locale: 'en' }, as: 'manager' },
    { input: { role: 'user', locale: 'th', at: '2030-01-01T00:00:00Z' }, as: 'manager' },
    { input: { role: 'admin', locale: 'en' }, as: 'manager', status: 403 },
    { input: { role: 'guest', locale: 'en' }, as: 'user', status: 403 },
    { input: { role: 'guest', locale: 'en' }, status: 401 },
  ],
})
