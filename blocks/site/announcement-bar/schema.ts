import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { icon } from '@schemas/layout/icon'
import { link } from '@schemas/layout/link'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** Defaults to the space's announcement; nothing is shown without either. */
      text: z.optional(text()),
      /** Link label; without it the whole line is the link. */
      linkLabel: z.optional(text()),
      link: z.optional(link()),
      icon: z.optional(icon()),
      tone: z._default(z.enum(['brand', 'accent', 'night', 'tint', 'plain']), 'brand'),
      align: z._default(z.enum(['start', 'center']), 'center'),
      dismissible: z._default(z.boolean(), true),
      /** A new name shows the bar again to visitors who dismissed the previous one. */
      name: z._default(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)), 'announcement'),
    }),
})

export type Props = PropsOf<typeof schema>
