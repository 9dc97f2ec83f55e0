import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { cardFields, cardAppearance } from '@schemas/layout/card'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      ...cardFields(),
      ...cardAppearance(),
      level: z._default(z.int().check(z.gte(2), z.lte(5)), 3),
      align: z._default(z.enum(['start', 'center']), 'start'),
      /** Fills the width of its column. */
      fill: z._default(z.boolean(), false),
    }),
  slots: ['content'],
  contained: true,
})

export type Props = PropsOf<typeof schema>
