import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { richText } from '@schemas/layout/rich-text'
import { sectionHeading } from '@schemas/layout/section-heading'
import { longText, text } from '@schemas/layout/text'

const item = () =>
  z.strictObject({
    title: text(),
    /** Plain or rich text. */ text: z.union([longText(), richText()]),
    open: z._default(z.boolean(), false),
  })

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      ...sectionHeading(),
      items: z.array(item()).check(z.minLength(1), z.maxLength(100)),
      /** Opening one item closes the others. */
      single: z._default(z.boolean(), false),
      /** Marks up questions and answers for search engines. */
      faq: z._default(z.boolean(), false),
      look: z._default(z.enum(['lines', 'cards']), 'lines'),
      /** `beside` places the heading next to the items on wide screens. */
      layout: z._default(z.enum(['below', 'beside']), 'below'),
    }),
  headings: (props) => [
    ...ownHeading(props),
    ...props.items.flatMap((each) => (typeof each.text === 'string' ? [] : [each.text])),
  ],
})

export type Props = PropsOf<typeof schema>
