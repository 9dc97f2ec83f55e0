import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import { sectionHeading } from '@schemas/layout/section-heading'
import type { call as views } from '@schemas/work/calls/view/list'
import type { call as tasks } from '@schemas/work/calls/work/list'

/** What is asked of a person, the most urgent first. */
export const hubLists = {
  overdue: { due: 'overdue', sort: 'due' },
  week: { due: 'week', sort: 'due' },
  latest: { sort: 'updated' },
} as const

export const schema = defineBlock({
  version: 1,
  access: 'user',
  query: ['task'],
  props: () =>
    z.strictObject({
      ...sectionHeading(),
      /** Tasks of each list. */
      shown: z._default(z.int().check(z.gte(3), z.lte(20)), 6),
    }),
  data: ({ shown }): Record<keyof typeof hubLists, DataCall<typeof tasks>> & { views: DataCall<typeof views> } => {
    const list = (name: keyof typeof hubLists) => ({
      call: 'work/list' as const,
      input: { assignee: 'me', done: '0', ...hubLists[name], limit: shown },
    })
    return {
      overdue: list('overdue'),
      week: list('week'),
      latest: list('latest'),
      views: { call: 'view/list', input: {} },
    }
  },
})

export type Props = PropsOf<typeof schema>
