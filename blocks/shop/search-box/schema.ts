import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { shelfParameters } from '@schemas/commerce/entities/shelf-address'
import { pagePath } from '@schemas/layout/page-path'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  query: shelfParameters,
  props: () =>
    z.strictObject({
      label: z.optional(text()),
      placeholder: z.optional(text()),
      /** The page with the product list; the search text is passed as `?q=`. */
      page: z._default(pagePath(), '/shop/products'),
      suggestions: z._default(z.boolean(), true),
    }),
})

export type Props = PropsOf<typeof schema>
