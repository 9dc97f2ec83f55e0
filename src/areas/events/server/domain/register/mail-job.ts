import * as z from 'zod/mini'
import { mailKinds } from '../../mail/registration-mail'

/** What the job of `jobs/mail-registration.ts` is enqueued by. */
export const mailJob = {
  name: 'events/mail-registration',
  input: z.strictObject({ registration: z.string(), kind: z.enum(mailKinds), ticket: z.optional(z.string()) }),
}
