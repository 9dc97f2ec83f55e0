import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'

export const schema = defineBlock({
  version: 1,
  query: ['order', 't'],
  secretQuery: ['t'],
  props: () =>
    z.strictObject({
      /** Steps that say how to pay, below the QR. */
      showSteps: z._default(z.boolean(), true),
    }),
})

export type Props = PropsOf<typeof schema>
