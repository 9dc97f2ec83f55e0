import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { icon } from '@schemas/layout/icon'
import { link } from '@schemas/layout/link'
import { responsive } from '@schemas/layout/responsive'
import { text } from '@schemas/layout/text'
import { tone } from '@schemas/layout/tone'

const item = () =>
  z.strictObject({
    text: text(),
    /** A second, less prominent line. */
    note: z.optional(text()),
    icon: z.optional(icon()),
    link: z.optional(link()),
    /** In a list of checks: marks the item as not included. */
    excluded: z.optional(z.boolean()),
  })

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      kind: z._default(z.enum(['bullets', 'checks', 'numbers', 'icons', 'plain']), 'bullets'),
      items: z.array(item()).check(z.minLength(1), z.maxLength(200)),
      /** Default icon of an icon list. */
      icon: z._default(icon(), 'point'),
      tone: tone('accent'),
      size: z._default(z.enum(['s', 'm', 'l']), 'm'),
      look: z._default(z.enum(['plain', 'ruled']), 'plain'),
      columns: responsive(z.int().check(z.gte(1), z.lte(4)), 1),
    }),
  responsive: ['columns'],
  contained: true,
})

export type Props = PropsOf<typeof schema>
