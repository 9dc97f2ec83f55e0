import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { text } from '@schemas/layout/text'

const methods = ['line', 'facebook', 'x', 'email', 'copy', 'device'] as const

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      /** In display order. `device` is the share sheet of the visitor's device, hidden where there is none. */
      ways: z._default(z.array(z.enum(methods)).check(z.minLength(1), z.maxLength(6)), [...methods]),
      look: z._default(z.enum(['icons', 'labels']), 'icons'),
      align: z._default(z.enum(['start', 'center', 'end']), 'start'),
    }),
  contained: true,
})

export type Props = PropsOf<typeof schema>
