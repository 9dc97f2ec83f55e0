import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { pagePath } from '@schemas/layout/page-path'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  query: ['order', 't'],
  secretQuery: ['t'],
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      level: z._default(z.int().check(z.gte(1), z.lte(2)), 1),
      /** Where a buyer without an order in the address finds it. */
      ordersPage: z._default(pagePath(), '/shop/orders'),
    }),
  headings: ownHeading,
})

export type Props = PropsOf<typeof schema>
