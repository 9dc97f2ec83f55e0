import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** Over the list; what folds it away is named by it. */
      title: z.optional(text()),
      /** Headings of lower levels than this are left out. The page's own (level 1) never stands in the list. */
      deepest: z._default(z.int().check(z.gte(2), z.lte(6)), 3),
      look: z._default(z.enum(['list', 'numbered']), 'list'),
      /** Behind its title on phones, where it would stand before all that it lists. */
      folded: z._default(z.boolean(), true),
      /** Marks the heading that is being read. */
      marksCurrent: z._default(z.boolean(), true),
      /** No taller than the window, for one that is held in sight: a longer list scrolls by itself. */
      fitsWindow: z._default(z.boolean(), false),
    }),
  listsTo: ({ deepest }) => deepest,
})

export type Props = PropsOf<typeof schema>
