import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { pagePath } from '@schemas/layout/page-path'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** A payment link by its name in addresses; without one that of the page's address (`/{slug}`). */
      slug: z.optional(z.string().check(z.maxLength(60))),
      level: z._default(z.int().check(z.gte(1), z.lte(2)), 1),
      taxInvoice: z._default(z.boolean(), true),
      payPage: z._default(pagePath(), '/billing/pay'),
    }),
})

export type Props = PropsOf<typeof schema>
