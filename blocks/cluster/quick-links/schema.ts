import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { icon } from '@schemas/layout/icon'
import { link } from '@schemas/layout/link'
import { responsive } from '@schemas/layout/responsive'
import { sectionHeading } from '@schemas/layout/section-heading'
import { longText, text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      ...sectionHeading(),
      links: z
        .array(
          z.strictObject({
            label: text(),
            text: z.optional(longText()),
            icon: icon(),
            link: link(),
            /** Highlights one tile. */
            strong: z._default(z.boolean(), false),
          }),
        )
        .check(z.minLength(1), z.maxLength(16)),
      columns: responsive(z.int().check(z.gte(1), z.lte(6)), 4),
    }),
  responsive: ['columns'],
  headings: ownHeading,
})

export type Props = PropsOf<typeof schema>
