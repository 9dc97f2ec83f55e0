import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { unknownEvent, unknownPackage } from '../../entities/event'
import { eventId, slugInput } from '../../entities/event-parts'
import { answersInput, consentInput, contactInput } from '../../entities/registration'
import { registrationStatuses } from '../../entities/registration-status'

export const call = defineCall({
  name: 'event/register',
  summary:
    'Registers a party: confirmed at once where it is free, held while its order is paid, or waiting for approval.',
  method: 'POST',
  path: '/api/event/register',
  access: 'guest',
  scope: 'site',
  resources: { event: 'event_slug', 'packages[].package': 'event_package' },
  cache: 'none',
  idempotent: true,
  limit: 30,
  input: z.strictObject({
    event: slugInput,
    packages: z
      .array(z.strictObject({ package: eventId, quantity: z.int().check(z.gte(1), z.lte(100)) }))
      .check(z.minLength(1), z.maxLength(20)),
    contact: contactInput,
    /** Attendees by package; tickets beyond them carry the contact’s name. */
    people: z._default(
      z
        .array(
          z.strictObject({
            package: eventId,
            name: z.string().check(z.trim(), z.maxLength(120)),
            answers: z._default(answersInput, {}),
          }),
        )
        .check(z.maxLength(100)),
      [],
    ),
    answers: z._default(answersInput, {}),
    consents: z._default(z.array(consentInput).check(z.maxLength(12)), []),
    /** Of the event, or of packages that are not public. */
    code: z.optional(z.string().check(z.trim(), z.maxLength(40))),
    /** The total that was seen, in satang. */
    seenTotal: z.optional(z.int().check(z.gte(0), z.lte(1_000_000_000))),
  }),
  output: z.object({
    code: z.string(),
    number: z.string(),
    status: z.enum(registrationStatuses),
    /** Where its order is paid. */
    pay: z.optional(z.string()),
  }),
  errors: [
    unknownEvent,
    unknownPackage,
    { status: 409, message: 'Only 2 places are left in Workshop.' },
    { status: 409, message: 'This is full.' },
    { status: 409, message: 'This contact already has a place here. We have sent its link again.' },
    { status: 409, message: 'The price has changed. Please check it and try again.' },
    { status: 410, message: 'Registration closed on 12 January 2027.' },
    { status: 403, message: 'Registration opens on 12 January 2027.' },
    { status: 403, message: 'This code is not right.' },
    { status: 400, message: 'Please check some of your answers.' },
  ],
  examples: [
    {
      input: {
        event: 'no-such-event',
        packages: [{ package: '00000000-0000-4000-8000-000000000000', quantity: 1 }],
        contact: { name: 'Somchai', email: 'somchai@example.com' },
      },
      status: 404,
    },
  ],
})
