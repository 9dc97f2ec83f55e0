import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { pagePath } from '@schemas/layout/page-path'

export const schema = defineBlock({
  version: 1,
  access: 'user',
  props: () =>
    z.strictObject({
      level: z._default(z.int().check(z.gte(1), z.lte(2)), 1),
      payPage: z._default(pagePath(), '/billing/pay'),
      billsPage: z._default(pagePath(), '/billing/payment'),
    }),
})

export type Props = PropsOf<typeof schema>
