import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { sitePath } from '@schemas/layout/site-path'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  query: ['code', 'who'],
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      /** Target of the back link; the page has no header. */
      back: z._default(sitePath(), '/'),
    }),
})

export type Props = PropsOf<typeof schema>
