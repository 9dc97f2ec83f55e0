import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { icon } from '@schemas/layout/icon'
import { link } from '@schemas/layout/link'
import { text } from '@schemas/layout/text'
import { tone } from '@schemas/layout/tone'

const item = () => z.strictObject({ text: text(), tone: tone(), icon: z.optional(icon()), link: z.optional(link()) })

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      items: z.array(item()).check(z.minLength(1), z.maxLength(40)),
      look: z._default(z.enum(['soft', 'solid', 'outline', 'dot']), 'soft'),
      size: z._default(z.enum(['s', 'm', 'l']), 'm'),
      align: z._default(z.enum(['start', 'center', 'end']), 'start'),
      /** Names the group to screen readers. */
      label: z.optional(text()),
    }),
  contained: true,
})

export type Props = PropsOf<typeof schema>
