import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { formCard } from '@schemas/layout/form-card'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      ...formCard(),
      /** `browser`: the few facts a person understands; `device`: everything support may want. */
      facts: z._default(z.enum(['browser', 'device']), 'browser'),
    }),
})

export type Props = PropsOf<typeof schema>
