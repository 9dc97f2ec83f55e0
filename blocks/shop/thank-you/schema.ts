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
      /** Offers guests an account. */
      account: z._default(z.boolean(), true),
      payPage: z._default(pagePath(), '/billing/pay'),
    }),
  headings: ownHeading,
})

export type Props = PropsOf<typeof schema>
