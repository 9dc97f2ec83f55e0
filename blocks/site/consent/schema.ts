import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { link } from '@schemas/layout/link'
import { longText, text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      text: z.optional(longText()),
      policy: z.optional(link()),
      position: z._default(z.enum(['bar', 'corner']), 'bar'),
      /** Shows the banner even without configured analytics, to edit its text in the builder. */
      preview: z._default(z.boolean(), false),
    }),
})

export type Props = PropsOf<typeof schema>
