import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { action } from '@schemas/layout/action'
import { ground } from '@schemas/layout/ground'
import { icon } from '@schemas/layout/icon'
import { image } from '@schemas/layout/image'
import { refuse } from '@schemas/layout/refuse'
import { longText, text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z
      .strictObject({
        /** `strip`: one line with a button · `split`: text beside a picture · `cover`: text over the picture. */
        layout: z._default(z.enum(['strip', 'split', 'cover']), 'strip'),
        badge: z.optional(text()),
        icon: z.optional(icon()),
        title: text(),
        text: z.optional(longText()),
        actions: z._default(z.array(action()).check(z.maxLength(2)), []),
        image: z.optional(image()),
        side: z._default(z.enum(['start', 'end']), 'end'),
        ground: ground('tint'),
      })
      .check((ctx) => {
        if (ctx.value.layout === 'cover' && !ctx.value.image)
          refuse(ctx, { en: 'The cover style needs a picture.', th: 'แบบเต็มพื้นต้องมีรูปภาพ' }, ['image'])
      }),
  headings: ownHeading,
  contained: true,
})

export type Props = PropsOf<typeof schema>
