import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { role } from '../../../layout/role-schema'

/** Only a local host of a gateway with demo data has any; everywhere else the list and the password are empty. */
export const call = defineCall({
  name: 'account/demo-accounts',
  summary: 'The demo accounts of the site, for trying it out on a local host.',
  method: 'GET',
  path: '/account/demo-accounts',
  access: 'guest',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({
    password: z.string(),
    accounts: z.array(z.object({ email: z.string(), role, name: z.string() })),
  }),
  examples: [{ input: {} }],
})
