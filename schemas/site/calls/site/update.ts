import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { siteServices } from '../../entities/service-address'
import { checkSettings, siteKey, siteSettings } from '../../entities/site'
import { storedNumber } from '../../../stored-number'

const exampleInput = {
  name: { th: 'ไม่มี', en: 'None' },
  locales: ['th' as const],
  timeZone: 'Asia/Bangkok',
  spaceId: 'none',
}

/**
 * The key, the public key and the site's origin never change, nor do services that are absent from the input; a blank
 * one is removed.
 */
export const call = defineCall({
  name: 'site/update',
  summary: 'Changes the name, languages, time zone, space, cluster and services of a site; visitors see it at once.',
  method: 'POST',
  path: '/api/site/update',
  access: 'admin',
  operator: true,
  scope: 'site',
  audit: 'site-update',
  cache: 'none',
  input: z
    .strictObject({ id: siteKey, version: storedNumber(), ...siteSettings, services: z.optional(siteServices) })
    .check(checkSettings()),
  output: z.object({ version: z.int() }),
  errors: [
    { status: 404, message: 'Site not found.' },
    { status: 409, message: 'Someone else changed this site while you were editing.' },
  ],
  examples: [
    { input: { id: 'no-such-site', version: 1, ...exampleInput }, as: 'admin', status: 404 },
    { input: { id: 'academy', version: 99, ...exampleInput }, as: 'admin', status: 409 },
    { input: { id: 'academy', version: 1, ...exampleInput }, as: 'manager', status: 403 },
    { input: { id: 'academy', version: 1, ...exampleInput }, status: 401 },
  ],
})
