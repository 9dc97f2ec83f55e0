import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { icon } from '@schemas/layout/icon'
import { sectionHeading } from '@schemas/layout/section-heading'
import { longText, text } from '@schemas/layout/text'
import { tone } from '@schemas/layout/tone'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      ...sectionHeading(),
      notes: z._default(
        z
          .array(
            z.strictObject({
              title: text(),
              text: z.optional(longText()),
              /** The day of the note, shown in the reader's calendar. */
              day: z.optional(z.iso.date()),
              by: z.optional(text()),
              /** The branches concerned; all when absent. */
              place: z.optional(text()),
              icon: z.optional(icon()),
              tone: tone('neutral'),
              pinned: z._default(z.boolean(), false),
            }),
          )
          .check(z.maxLength(30)),
        [],
      ),
      empty: z.optional(text()),
    }),
  headings: ownHeading,
})

export type Props = PropsOf<typeof schema>
