import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { richText } from '@schemas/layout/rich-text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      text: richText(),
      size: z._default(z.enum(['s', 'm', 'l']), 'm'),
      /** `text` limits the line length for reading; `full` fills the column. */
      measure: z._default(z.enum(['text', 'full']), 'text'),
      /** Alignment of a text narrower than its column, and of its lines. */
      align: z._default(z.enum(['start', 'center']), 'start'),
      /** Sets the first paragraph larger, as an introduction. */
      lead: z._default(z.boolean(), false),
      /** Newspaper columns on wide screens. */
      columns: z._default(z.int().check(z.gte(1), z.lte(3)), 1),
    }),
  headings: (props) => [props.text],
  contained: true,
})

export type Props = PropsOf<typeof schema>
