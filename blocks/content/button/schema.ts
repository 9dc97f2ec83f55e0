import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { icon } from '@schemas/layout/icon'
import { link } from '@schemas/layout/link'
import { responsive } from '@schemas/layout/responsive'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      text: text(),
      link: link(),
      look: z._default(z.enum(['primary', 'secondary', 'quiet', 'accent', 'danger', 'inverse']), 'primary'),
      size: z._default(z.enum(['s', 'm', 'l']), 'm'),
      icon: z.optional(icon()),
      iconAfter: z.optional(icon()),
      /** As wide as its column. */
      full: responsive(z.boolean(), false),
      align: z._default(z.enum(['start', 'center', 'end']), 'start'),
      /** Small text under the button: a price, a reassurance. */
      note: z.optional(text()),
    }),
  responsive: ['full'],
  contained: true,
})

export type Props = PropsOf<typeof schema>
