import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { action } from '@schemas/layout/action'
import { ground } from '@schemas/layout/ground'
import { image } from '@schemas/layout/image'
import { refuse } from '@schemas/layout/refuse'
import { longText, text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z
      .strictObject({
        /**
         * `split`: text beside a picture or panel · `centred`: centred text, picture or panel below · `cover`: text
         * over an edge-to-edge picture.
         */
        layout: z._default(z.enum(['split', 'centred', 'cover']), 'split'),
        eyebrow: z.optional(text()),
        title: text(),
        /** 1 where the hero names the page. */
        level: z._default(z.int().check(z.gte(1), z.lte(3)), 1),
        text: z.optional(longText()),
        actions: z._default(z.array(action()).check(z.maxLength(3)), []),
        /** Small print under the buttons. */
        note: z.optional(text()),
        facts: z._default(z.array(z.strictObject({ value: text(), label: text() })).check(z.maxLength(4)), []),
        image: z.optional(image()),
        /** Shows the area slot `panel`: a demo, a card, a form. */
        panel: z._default(z.boolean(), false),
        /** Side of the picture or panel in a split. */
        side: z._default(z.enum(['start', 'end']), 'end'),
        ratio: z._default(z.enum(['1/1', '4/3', '3/2', '16/9', '3/4']), '4/3'),
        height: z._default(z.enum(['auto', 'tall', 'screen']), 'auto'),
        /** Position of the text on a cover. */
        align: z._default(z.enum(['start', 'center']), 'start'),
        /** How strongly a cover darkens its picture; `soft` suits a picture that is dark throughout. */
        scrim: z._default(z.enum(['strong', 'soft']), 'strong'),
        ground: ground(),
      })
      .check((ctx) => {
        if (ctx.value.layout === 'cover' && !ctx.value.image)
          refuse(ctx, { en: 'The cover style needs a picture.', th: 'แบบเต็มพื้นต้องมีรูปภาพ' }, ['image'])
      }),
  slots: (props) => (props.panel ? ['panel'] : []),
  headings: (props) => [...ownHeading(props), { slot: 'panel' }],
  contained: true,
})

export type Props = PropsOf<typeof schema>
