import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { icon } from '@schemas/layout/icon'
import { link } from '@schemas/layout/link'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** The space's announcement when absent; nothing is shown when there is none either. */
      text: z.optional(text()),
      /** Words of the link; without them the whole line is the link. */
      linkLabel: z.optional(text()),
      link: z.optional(link()),
      icon: z.optional(icon()),
      tone: z._default(z.enum(['brand', 'accent', 'night', 'tint', 'plain']), 'brand'),
      align: z._default(z.enum(['start', 'center']), 'center'),
      dismissible: z._default(z.boolean(), true),
      /** A new name shows the bar again to those who dismissed the one before. */
      name: z._default(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)), 'announcement'),
    }),
})

export type Props = PropsOf<typeof schema>
