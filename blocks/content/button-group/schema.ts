import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { icon } from '@schemas/layout/icon'
import { link } from '@schemas/layout/link'
import { responsive } from '@schemas/layout/responsive'
import { text } from '@schemas/layout/text'

const item = () =>
  z.strictObject({
    text: text(),
    link: link(),
    look: z._default(z.enum(['primary', 'secondary', 'quiet', 'accent', 'danger', 'inverse']), 'secondary'),
    icon: z.optional(icon()),
    iconAfter: z.optional(icon()),
  })

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      items: z.array(item()).check(z.minLength(1), z.maxLength(12)),
      size: z._default(z.enum(['s', 'm', 'l']), 'm'),
      align: z._default(z.enum(['start', 'center', 'end', 'between']), 'start'),
      /** Stacks the buttons, each as wide as the column. */
      stacked: responsive(z.boolean(), false),
      /** Joins the buttons into one group, always side by side. */
      joined: z._default(z.boolean(), false),
      /** Names the group to screen readers. */
      label: z.optional(text()),
    }),
  responsive: ['stacked'],
  contained: true,
})

export type Props = PropsOf<typeof schema>
