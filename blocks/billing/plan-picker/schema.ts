import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as plans } from '@schemas/commerce/calls/billing/plans'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { pagePath } from '@schemas/layout/page-path'
import { sectionHeading } from '@schemas/layout/section-heading'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      ...sectionHeading(),
      /** Codes of plans in their order; all of them when empty. */
      plans: z._default(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(12)), []),
      subscribePage: z._default(pagePath(), '/billing/subscribe'),
    }),
  data: (): { plans: DataCall<typeof plans> } => ({ plans: { call: 'billing/plans', input: {} } }),
  headings: ownHeading,
})

export type Props = PropsOf<typeof schema>
