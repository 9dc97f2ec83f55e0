import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as stats } from '@schemas/events/calls/event/stats'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { sectionHeading } from '@schemas/layout/section-heading'

export const schema = defineBlock({
  version: 1,
  access: 'manager',
  props: () =>
    z.strictObject({
      ...sectionHeading(),
      level: z._default(z.int().check(z.gte(1), z.lte(2)), 1),
      /** Days of the charts. */
      range: z._default(z.int().check(z.gte(7), z.lte(365)), 30),
    }),
  data: ({ range }): { stats: DataCall<typeof stats> } => ({ stats: { call: 'event/stats', input: { days: range } } }),
  headings: ownHeading,
})

export type Props = PropsOf<typeof schema>
