import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import { sectionHeading } from '@schemas/layout/section-heading'
import type { call as summary } from '@schemas/work/calls/work/summary'

export const schema = defineBlock({
  version: 1,
  access: 'user',
  props: () => z.strictObject({ ...sectionHeading(), days: z._default(z.int().check(z.gte(7), z.lte(90)), 14) }),
  data: ({ days }): { summary: DataCall<typeof summary> } => ({ summary: { call: 'work/summary', input: { days } } }),
})

export type Props = PropsOf<typeof schema>
