import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { locales } from '../../../layout/locale'

/** A text in both languages, as form fields hold it: blank where it was never written. */
const names = z.object({ th: z.string(), en: z.string() })

/** `icon` is the address of the favicon: the site’s own picture, or its theme’s. */
export const call = defineCall({
  name: 'site/own-settings',
  summary: 'The name, languages, time zone and icon of this site, for its own admins.',
  method: 'GET',
  path: '/api/site/own-settings',
  access: 'admin',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({
    version: z.int(),
    name: names,
    tagline: names,
    locales: z.array(z.enum(locales)),
    timeZone: z.string(),
    /** Words that a line never breaks inside. */
    lineWords: z.array(z.string()),
    icon: z.string(),
    hasOwnIcon: z.boolean(),
  }),
  examples: [
    { input: {}, as: 'admin' },
    { input: {}, as: 'manager', status: 403 },
    { input: {}, status: 401 },
  ],
})
