import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { checkoutMethods } from '@schemas/commerce/entities/checkout'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { link } from '@schemas/layout/link'
import { pagePath } from '@schemas/layout/page-path'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      level: z._default(z.int().check(z.gte(1), z.lte(2)), 1),
      /** Ways to pay in this order, of those that the shop has set up. */
      methods: z._default(z.array(z.enum(checkoutMethods)).check(z.minLength(1), z.maxLength(3)), [...checkoutMethods]),
      note: z._default(z.boolean(), true),
      taxInvoice: z._default(z.boolean(), true),
      /** The terms that are accepted. */
      terms: z.optional(link()),
      shopPage: z._default(pagePath(), '/shop/products'),
      payPage: z._default(pagePath(), '/billing/pay'),
    }),
  headings: ownHeading,
})

export type Props = PropsOf<typeof schema>
