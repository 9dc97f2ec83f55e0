import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { icon } from '@schemas/layout/icon'
import { itemKey } from '@schemas/layout/item-key'
import { refuse } from '@schemas/layout/refuse'
import { richText } from '@schemas/layout/rich-text'
import { sectionHeading } from '@schemas/layout/section-heading'
import { text } from '@schemas/layout/text'

const item = () =>
  z.strictObject({
    /** Names the tab's area slot and its address (`#…`); kept when the label changes. */
    key: itemKey(),
    label: text(),
    icon: z.optional(icon()),
    /** Shown above the slot's content. */
    text: z.optional(richText()),
  })

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      ...sectionHeading(),
      items: z.array(item()).check(z.minLength(1), z.maxLength(12), (ctx) => {
        const keys = ctx.value.map(({ key }) => key)
        if (new Set(keys).size < keys.length)
          refuse(ctx, { en: 'Two tabs have the same key.', th: 'มีสองแท็บใช้รหัสเดียวกัน' })
      }),
      look: z._default(z.enum(['line', 'pills', 'side']), 'line'),
      /** Accessible name of the tabs when there is no title. */
      label: z.optional(text()),
    }),
  slots: ({ items }) => items.map(({ key }) => key),
  headings: (props) => [
    ...ownHeading(props),
    ...props.items.flatMap((each) => [...(each.text ? [each.text] : []), { slot: each.key }]),
  ],
  contained: true,
})

export type Props = PropsOf<typeof schema>
