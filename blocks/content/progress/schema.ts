import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { perRow } from '@schemas/layout/per-row'
import { sectionHeading } from '@schemas/layout/section-heading'
import { text } from '@schemas/layout/text'
import { tone } from '@schemas/layout/tone'

const item = () =>
  z.strictObject({
    label: text(),
    value: z.number().check(z.gte(0)),
    max: z._default(z.number().check(z.gt(0)), 100),
    /** Text in place of the percentage: "18 of 24 lessons". */
    valueText: z.optional(text()),
    note: z.optional(text()),
    tone: tone('brand'),
  })

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      ...sectionHeading(),
      items: z.array(item()).check(z.minLength(1), z.maxLength(24)),
      look: z._default(z.enum(['bar', 'ring', 'segments']), 'bar'),
      size: z._default(z.enum(['s', 'm', 'l']), 'm'),
      perRow: perRow(1),
    }),
  responsive: ['perRow'],
  headings: ownHeading,
  contained: true,
})

export type Props = PropsOf<typeof schema>
