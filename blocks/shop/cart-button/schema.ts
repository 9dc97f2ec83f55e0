import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { pagePath } from '@schemas/layout/page-path'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      page: z._default(pagePath(), '/shop/cart'),
      icon: z._default(z.enum(['shopping-cart', 'basket', 'shopping-bag']), 'shopping-cart'),
      /** On sites that sell now and then: the button appears with the first product. */
      hideEmpty: z._default(z.boolean(), false),
      label: z._default(z.boolean(), false),
    }),
})

export type Props = PropsOf<typeof schema>
