import * as z from 'zod/mini'
import { momentInput } from '../../../date-input'
import { defineCall } from '../../../call'
import { unknownEvent } from '../../entities/event'
import { eventId } from '../../entities/event-parts'
import { scanResult } from '../../entities/scan'

const moment = momentInput()

export const call = defineCall({
  name: 'event/scan',
  summary: 'Checks tickets in, at once or after an offline spell: the earliest scan by corrected time wins.',
  method: 'POST',
  path: '/api/event/scan',
  access: 'manager',
  scope: 'site',
  resources: { event: 'event', point: 'event_point' },
  audit: false,
  cache: 'none',
  input: z.strictObject({
    event: eventId,
    point: eventId,
    device: z.string().check(z.maxLength(64)),
    /** By the device’s clock, which is compared with the gateway’s. */
    sentAt: moment,
    rows: z
      .array(
        z.strictObject({
          /** Made by the device: sent twice, it counts once. */
          id: z.uuid(),
          /** What the QR says, or a short code. */
          code: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
          at: moment,
          offline: z._default(z.boolean(), false),
        }),
      )
      .check(z.minLength(1), z.maxLength(100)),
  }),
  output: z.object({ results: z.array(scanResult), inside: z.int(), expected: z.int() }),
  errors: [unknownEvent, { status: 404, message: 'There is no such check point.' }],
  examples: [
    {
      input: {
        event: '00000000-0000-4000-8000-000000000000',
        point: '00000000-0000-4000-8000-000000000000',
        device: 'gate',
        sentAt: '2027-01-16T09:00:00+07:00',
        rows: [{ id: '00000000-0000-4000-8000-000000000000', code: 'TKX', at: '2027-01-16T09:00:00+07:00' }],
      },
      as: 'manager',
      status: 404,
    },
  ],
})
