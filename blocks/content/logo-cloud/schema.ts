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
            /** The name stands as a wordmark when absent. */
            image: z.optional(image()),
            link: z.optional(link()),
          }),
        )
        .check(z.minLength(1), z.maxLength(40)),
      layout: z._default(z.enum(['row', 'grid']), 'row'),
      /** The name stands beside its mark too. */
      named: z._default(z.boolean(), false),
      /** One quiet ink for all, in full colour under the pointer. */
      muted: z._default(z.boolean(), true),
    }),
})

export type Props = PropsOf<typeof schema>
