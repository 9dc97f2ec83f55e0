import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import { sectionHeading } from '@schemas/layout/section-heading'
import type { call as task } from '@schemas/work/calls/task/open'

export const schema = defineBlock({
  version: 1,
  access: 'user',
  query: ['task'],
  props: () => z.strictObject(sectionHeading()),
  data: (_props, { query }): { task?: DataCall<typeof task> } =>
    query.task ? { task: { call: 'task/open', input: { task: query.task } } } : {},
})

export type Props = PropsOf<typeof schema>
