import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { endedLink } from '../../entities/event'
import { eventId } from '../../entities/event-parts'
import { codeInput, shownRegistration } from '../../entities/registration'

export const call = defineCall({
  name: 'event/change',
  summary: 'Renames a ticket, or hands it to someone else, whose link and QR replace the former ones.',
  method: 'POST',
  path: '/api/event/change',
  access: 'guest',
  scope: 'site',
  resources: { code: 'event_code', ticket: 'event_ticket' },
  cache: 'none',
  idempotent: true,
  limit: 30,
  input: z.strictObject({
    code: codeInput,
    ticket: eventId,
    attendee: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
    /** The e-mail address of the person who gets the ticket. */
    to: z.optional(z.string().check(z.trim(), z.maxLength(254))),
  }),
  output: z.object({ registration: shownRegistration }),
  errors: [endedLink, { status: 409, message: 'This ticket cannot be changed any more.' }],
  examples: [{ input: { code: 'no-such-code', ticket: 'x', attendee: 'Somchai' }, status: 404 }],
})
