import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { lineWords } from '../../entities/line-words'
import { checkSettings, siteSettings } from '../../entities/site'
import { storedNumber } from '../../../stored-number'

const { name, tagline, locales, timeZone } = siteSettings
const exampleInput = { name: { th: 'ไม่มี', en: 'None' }, locales: ['th' as const], timeZone: 'Asia/Bangkok' }

/** Space, cluster, services and host names are the operator's. */
export const call = defineCall({
  name: 'site/change-own-settings',
  summary: 'Changes the name, tagline, languages, time zone and unbroken words of this site; visitors see it at once.',
  method: 'POST',
  path: '/api/site/change-own-settings',
  access: 'admin',
  scope: 'site',
  audit: 'site-update',
  cache: 'none',
  input: z
    .strictObject({
      version: storedNumber(),
      name,
      tagline,
      locales,
      timeZone,
      /** Unchanged where absent. */
      lineWords: z.optional(lineWords()),
    })
    .check(checkSettings()),
  output: z.object({ version: z.int() }),
  errors: [{ status: 409, message: 'Someone else changed this site while you were editing.' }],
  examples: [
    { input: { version: 99, ...exampleInput }, as: 'admin', status: 409 },
    { input: { version: 1, ...exampleInput }, as: 'manager', status: 403 },
    { input: { version: 1, ...exampleInput }, status: 401 },
  ],
})
