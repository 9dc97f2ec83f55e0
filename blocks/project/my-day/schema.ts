import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import { sectionHeading } from '@schemas/layout/section-heading'
import type { call as day } from '@schemas/work/calls/todo/list'

export const schema = defineBlock({
  version: 1,
  access: 'user',
  query: ['task'],
  props: () => z.strictObject(sectionHeading()),
  data: (): { day: DataCall<typeof day> } => ({ day: { call: 'todo/list', input: {} } }),
})

export type Props = PropsOf<typeof schema>
