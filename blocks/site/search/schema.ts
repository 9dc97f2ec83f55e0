import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { pagePath } from '@schemas/layout/page-path'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      label: z.optional(text()),
      showLabel: z._default(z.boolean(), false),
      placeholder: z.optional(text()),
      /** The results page; the search text is passed as `?q=`. */
      page: z._default(pagePath(), '/search'),
      suggestions: z._default(z.boolean(), true),
      look: z._default(z.enum(['box', 'line', 'filled']), 'box'),
      size: z._default(z.enum(['m', 'l']), 'm'),
      align: z._default(z.enum(['start', 'center', 'full']), 'full'),
      showButton: z._default(z.boolean(), false),
      /** Example searches offered before anything is typed. */
      examples: z._default(z.array(text()).check(z.maxLength(6)), []),
    }),
})

export type Props = PropsOf<typeof schema>
