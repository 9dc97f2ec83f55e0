import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { sitePath } from '@schemas/layout/site-path'
import { longText, text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  query: ['to'],
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      intro: z.optional(longText()),
      level: z._default(z.int().check(z.gte(2), z.lte(3)), 2),
      /** Target when the address names none. */
      home: z._default(sitePath(), '/'),
      look: z._default(z.enum(['card', 'plain']), 'card'),
    }),
})

export type Props = PropsOf<typeof schema>
