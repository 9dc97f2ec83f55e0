import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as orders } from '@schemas/commerce/calls/shop/orders'
import { type OrderTab, orderTabs } from '@schemas/commerce/entities/order-view'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { pagePath } from '@schemas/layout/page-path'
import { text } from '@schemas/layout/text'

const tabOf = (tab: string | undefined): OrderTab => orderTabs.find((each) => each === tab) ?? 'all'

export const schema = defineBlock({
  version: 1,
  access: 'user',
  query: ['tab'],
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      level: z._default(z.int().check(z.gte(1), z.lte(2)), 1),
      perPage: z._default(z.int().check(z.gte(5), z.lte(50)), 20),
      shopPage: z._default(pagePath(), '/shop/products'),
    }),
  data: ({ perPage }, { query }): { orders: DataCall<typeof orders> } => ({
    orders: { call: 'shop/orders', input: { tab: tabOf(query.tab), limit: perPage } },
  }),
  headings: ownHeading,
})

export type Props = PropsOf<typeof schema>
