import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /**
       * `icon`: one button that cycles through the choices · `segments`: all three as icons · `labels`: all three with
       * labels.
       */
      look: z._default(z.enum(['icon', 'segments', 'labels']), 'segments'),
      align: z._default(z.enum(['start', 'center', 'end']), 'start'),
    }),
})

export type Props = PropsOf<typeof schema>
