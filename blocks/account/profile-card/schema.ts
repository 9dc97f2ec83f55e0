import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { link } from '@schemas/layout/link'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      greeting: z.optional(text()),
      links: z._default(z.array(z.strictObject({ label: text(), link: link() })).check(z.maxLength(6)), []),
      showSignOut: z._default(z.boolean(), true),
      look: z._default(z.enum(['card', 'line']), 'card'),
    }),
})

export type Props = PropsOf<typeof schema>
