import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { pagePath } from '@schemas/layout/page-path'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      /** `checkout`: beside the form, with the products and without a button. */
      variant: z._default(z.enum(['cart', 'checkout']), 'cart'),
      checkoutPage: z._default(pagePath(), '/shop/checkout'),
      /** Where products can be changed, in the variant `checkout`. */
      cartPage: z._default(pagePath(), '/shop/cart'),
      note: z.optional(text()),
    }),
})

export type Props = PropsOf<typeof schema>
