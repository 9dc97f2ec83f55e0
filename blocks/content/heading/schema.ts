import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { link } from '@schemas/layout/link'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      text: text(),
      /** A short line above the heading: a section's number, a category. */
      eyebrow: z.optional(text()),
      level: z._default(z.int().check(z.gte(1), z.lte(6)), 2),
      /** Visual size, when it differs from the level. */
      size: z.optional(z.enum(['s', 'm', 'l', 'xl', 'display'])),
      align: z._default(z.enum(['start', 'center', 'end']), 'start'),
      link: z.optional(link()),
    }),
  headings: (props) => [props],
  contained: true,
})

export type Props = PropsOf<typeof schema>
