import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { sitePath } from '@schemas/layout/site-path'
import { longText, text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      intro: z.optional(longText()),
      /** Target after impersonation has started. */
      home: z._default(sitePath(), '/'),
      look: z._default(z.enum(['card', 'plain']), 'card'),
    }),
})

export type Props = PropsOf<typeof schema>
