import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as bills } from '@schemas/commerce/calls/billing/bills'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  access: 'user',
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      level: z._default(z.int().check(z.gte(1), z.lte(2)), 1),
      showPlans: z._default(z.boolean(), true),
    }),
  data: (): { bills: DataCall<typeof bills> } => ({ bills: { call: 'billing/bills', input: {} } }),
  headings: ownHeading,
})

export type Props = PropsOf<typeof schema>
