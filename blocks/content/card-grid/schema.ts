import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { cardItem, cardAppearance } from '@schemas/layout/card'
import { perRow } from '@schemas/layout/per-row'
import { link } from '@schemas/layout/link'
import { sectionHeading } from '@schemas/layout/section-heading'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      ...sectionHeading(),
      /** A link at the end of the heading's line. */
      all: z.optional(z.strictObject({ text: text(), link: link() })),
      items: z.array(cardItem()).check(z.minLength(1), z.maxLength(60)),
      ...cardAppearance(),
      perRow: perRow(3),
      /** Numbers the titles 01, 02, 03; the list is then ordered. */
      numbered: z._default(z.boolean(), false),
      gap: z._default(z.enum(['s', 'm', 'l']), 'm'),
    }),
  responsive: ['perRow'],
  headings: ownHeading,
  contained: true,
})

export type Props = PropsOf<typeof schema>
