import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { image } from '@schemas/layout/image'
import { link } from '@schemas/layout/link'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      align: z._default(z.enum(['start', 'center']), 'center'),
      logos: z
        .array(
          z.strictObject({
            name: text(),
            /** When absent, the name is shown as a wordmark. */
            image: z.optional(image()),
            link: z.optional(link()),
          }),
        )
        .check(z.minLength(1), z.maxLength(40)),
      layout: z._default(z.enum(['row', 'grid']), 'row'),
      /** Shows the name beside the logo too. */
      named: z._default(z.boolean(), false),
      /** Shows all logos in one muted colour, and in full colour on hover. */
      muted: z._default(z.boolean(), true),
    }),
  contained: true,
})

export type Props = PropsOf<typeof schema>
