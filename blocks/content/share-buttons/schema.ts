import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { text } from '@schemas/layout/text'

const methods = ['line', 'facebook', 'x', 'email', 'copy', 'device'] as const

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      /** In this order. `device` is what the visitor's telephone or tablet offers by itself, and nothing where it offers none. */
      ways: z._default(z.array(z.enum(methods)).check(z.minLength(1), z.maxLength(6)), [...methods]),
      look: z._default(z.enum(['icons', 'labels']), 'icons'),
      align: z._default(z.enum(['start', 'center', 'end']), 'start'),
    }),
})

export type Props = PropsOf<typeof schema>
