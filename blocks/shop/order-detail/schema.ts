import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { pagePath } from '@schemas/layout/page-path'

export const schema = defineBlock({
  version: 1,
  query: ['order', 't'],
  secretQuery: ['t'],
  props: () =>
    z.strictObject({
      level: z._default(z.int().check(z.gte(1), z.lte(2)), 1),
      /** Lets buyers cancel until the order is packed, as the shop has set. */
      cancel: z._default(z.boolean(), true),
      payPage: z._default(pagePath(), '/billing/pay'),
    }),
})

export type Props = PropsOf<typeof schema>
