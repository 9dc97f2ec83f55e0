import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { emailAddress } from '../../../email'
import { personName } from '../../../account/entities/person'
import { memberRole, siteKey, siteMember } from '../../entities/site'

/** `password` is generated here, stored as a hash and returned only this once. */
export const call = defineCall({
  name: 'site/add-member',
  summary: 'Gives a person an account of a site, with a role and a password to begin with.',
  method: 'POST',
  path: '/api/site/add-member',
  access: 'admin',
  operator: true,
  scope: 'site',
  audit: 'member-add',
  cache: 'none',
  limit: 60,
  input: z.strictObject({
    id: siteKey,
    email: emailAddress,
    firstname: personName,
    lastname: personName,
    role: memberRole,
  }),
  output: z.object({ member: siteMember, password: z.string() }),
  errors: [
    { status: 404, message: 'Site not found.' },
    { status: 409, message: 'This site already has an account with this email.' },
  ],
  examples: [
    {
      input: { id: 'no-such-site', email: 'a@example.com', firstname: 'A', lastname: '', role: 'manager' },
      as: 'admin',
      status: 404,
    },
    {
      input: { id: 'academy', email: 'admin@academy.example', firstname: 'A', lastname: '', role: 'user' },
      as: 'admin',
      status: 409,
    },
    {
      input: { id: 'academy', email: 'a@example.com', firstname: 'A', lastname: '', role: 'manager' },
      as: 'manager',
      status: 403,
    },
    { input: { id: 'academy', email: 'a@example.com', firstname: 'A', lastname: '', role: 'manager' }, status: 401 },
  ],
})
