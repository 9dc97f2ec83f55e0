import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { givenName, ownProfile, personName, phoneNumber, postalAddress, timeZone } from '../../entities/person'
import { locales } from '../../../layout/locale'
import { storedNumber } from '../../../stored-number'

/** `version` is the one that was read; `details` of a 409 is the current profile. */
export const call = defineCall({
  name: 'account/update-profile',
  summary: "Saves what a person says of themselves. A null takes away: the site's time zone, no address.",
  method: 'POST',
  path: '/account/update-profile',
  access: 'user',
  scope: 'site',
  cache: 'none',
  limit: 30,
  input: z.strictObject({
    version: storedNumber(0),
    firstname: givenName,
    lastname: personName,
    phone: phoneNumber,
    locale: z.enum(locales),
    timeZone: z.nullable(timeZone),
    address: z.nullable(postalAddress),
  }),
  output: z.object({ profile: ownProfile }),
  errors: [{ status: 409, message: 'This was changed somewhere else.' }],
  examples: [
    {
      input: { version: 0, firstname: 'Usa', lastname: '', phone: '', locale: 'th', timeZone: null, address: null },
      as: 'user',
      status: 409,
    },
    {
      input: { version: 0, firstname: 'Usa', lastname: '', phone: '', locale: 'th', timeZone: null, address: null },
      status: 401,
    },
  ],
})
