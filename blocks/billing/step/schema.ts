import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { pagePath } from '@schemas/layout/page-path'

export const schema = defineBlock({
  version: 1,
  query: ['order', 't'],
  secretQuery: ['t'],
  props: () =>
    z.strictObject({
      cartPage: z._default(pagePath(), '/shop/cart'),
      checkoutPage: z._default(pagePath(), '/shop/checkout'),
      payPage: z._default(pagePath(), '/billing/pay'),
      /** Leads to the page of the step that the shop says, such as from the page for paying to the thanks. */
      leads: z._default(z.boolean(), false),
    }),
})

export type Props = PropsOf<typeof schema>
