import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as product } from '@schemas/commerce/calls/shop/product'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** A product by its SKU or its name in addresses; without one that of the page's address (`/{sku}`). */
      product: z.optional(z.string().check(z.maxLength(100))),
      delivery: z._default(z.boolean(), true),
      buy: z._default(z.boolean(), true),
      wishlist: z._default(z.boolean(), true),
      path: z._default(z.boolean(), true),
    }),
  slots: ['aside', 'below'],
  data: ({ product: own }, { params }): { product: DataCall<typeof product> } => ({
    product: {
      call: 'shop/product',
      input: { code: own || (params.sku ?? '') },
      // The page's own product must exist.
      ...(own ? {} : { required: true }),
    },
  }),
})

export type Props = PropsOf<typeof schema>
