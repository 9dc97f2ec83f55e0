import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'

export const schema = defineBlock({
  version: 1,
  access: 'user',
  props: () =>
    z.strictObject({
      layout: z._default(z.enum(['desk', 'handheld']), 'desk'),
      hand: z._default(z.enum(['left', 'right']), 'right'),
      pictures: z._default(z.boolean(), true),
    }),
})

export type Props = PropsOf<typeof schema>
