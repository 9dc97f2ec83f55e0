import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { emailAddress } from '../../../email'
import { givenName, member, personName } from '../../entities/person'
import { memberRole } from '../../../site/entities/site'

export const call = defineCall({
  name: 'member/invite',
  summary: 'Makes an account with a role and sends its person a mail for choosing a password.',
  method: 'POST',
  path: '/api/member/invite',
  access: 'admin',
  scope: 'site',
  audit: 'member-invite',
  cache: 'none',
  limit: 30,
  input: z.strictObject({ email: emailAddress, firstname: givenName, lastname: personName, role: memberRole }),
  output: z.object({ member }),
  errors: [{ status: 409, message: 'This site already has an account with this email.' }],
  examples: [
    { input: { email: 'admin@alpha.example', firstname: 'A', lastname: '', role: 'user' }, as: 'manager', status: 403 },
    { input: { email: 'a@example.com', firstname: 'A', lastname: '', role: 'user' }, status: 401 },
  ],
})
