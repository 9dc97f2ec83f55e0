import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** Heading of the list; also labels its toggle. */
      title: z.optional(text()),
      /** Headings below this level are left out. The page's own heading (level 1) is never listed. */
      deepest: z._default(z.int().check(z.gte(2), z.lte(6)), 3),
      look: z._default(z.enum(['list', 'numbered']), 'list'),
      /** Collapsed on phones, where the list would otherwise precede everything it lists. */
      folded: z._default(z.boolean(), true),
      /** Highlights the heading being read. */
      marksCurrent: z._default(z.boolean(), true),
      /** Limits a sticky list to the window's height; a longer one scrolls inside. */
      fitsWindow: z._default(z.boolean(), false),
    }),
  listsTo: ({ deepest }) => deepest,
})

export type Props = PropsOf<typeof schema>
