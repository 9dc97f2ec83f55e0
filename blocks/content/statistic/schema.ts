import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { icon } from '@schemas/layout/icon'
import { perRow } from '@schemas/layout/per-row'
import { sectionHeading } from '@schemas/layout/section-heading'
import { text } from '@schemas/layout/text'

const item = () =>
  z.strictObject({
    /** Numbers get thousands separators; text ("24/7") is shown unchanged. */
    value: z.union([z.number(), text()]),
    label: text(),
    prefix: z.optional(text()),
    suffix: z.optional(text()),
    note: z.optional(text()),
    icon: z.optional(icon()),
  })

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      ...sectionHeading(),
      items: z.array(item()).check(z.minLength(1), z.maxLength(12)),
      /** Abbreviates to 1.5k and 2.3M instead of 1,500 and 2,300,000. */
      short: z._default(z.boolean(), false),
      decimals: z._default(z.int().check(z.gte(0), z.lte(4)), 2),
      look: z._default(z.enum(['ruled', 'plain', 'cards']), 'ruled'),
      size: z._default(z.enum(['m', 'l']), 'm'),
      perRow: perRow(4, 2),
    }),
  responsive: ['perRow'],
  headings: ownHeading,
  contained: true,
})

export type Props = PropsOf<typeof schema>
