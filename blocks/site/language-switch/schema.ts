import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** `names`: ไทย English side by side · `codes`: TH EN · `menu`: a button with a list. */
      look: z._default(z.enum(['names', 'codes', 'menu']), 'names'),
      align: z._default(z.enum(['start', 'center', 'end']), 'start'),
      showIcon: z._default(z.boolean(), false),
    }),
})

export type Props = PropsOf<typeof schema>
