import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { inUnit } from '@schemas/layout/field-mark'
import { richText } from '@schemas/layout/rich-text'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      text: z.optional(richText()),
      /** Height while collapsed, in px; 100 when absent. */
      maxHeight: z.optional(inUnit(z.int().check(z.gte(40), z.lte(2000)), 'px')),
      open: z._default(z.boolean(), false),
      /** Replaces the labels "Read more" and "Show less". */
      more: z.optional(text()),
      less: z.optional(text()),
    }),
  slots: ['content'],
  headings: (props) => [...(props.text ? [props.text] : []), { slot: 'content' }],
  contained: true,
})

export type Props = PropsOf<typeof schema>
