import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { link } from '@schemas/layout/link'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** From the home page to the current one; derived from the page's address when empty. */
      items: z._default(
        z.array(z.strictObject({ label: text(), link: z.optional(link()) })).check(z.maxLength(12)),
        [],
      ),
      showHome: z._default(z.boolean(), true),
      showCurrent: z._default(z.boolean(), true),
      separator: z._default(z.enum(['chevron', 'slash', 'dot', 'arrow']), 'chevron'),
      align: z._default(z.enum(['start', 'center']), 'start'),
    }),
  contained: true,
})

export type Props = PropsOf<typeof schema>
