import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as project } from '@schemas/work/calls/project/open'
import type { call as tasks } from '@schemas/work/calls/work/list'
import { listHeading } from '@schemas/layout/section-heading'
import { workList, workParameters } from '@schemas/work/entities/work-list'

export const shownViews = ['list', 'board', 'agenda', 'calendar', 'gantt'] as const

export const schema = defineBlock({
  version: 1,
  access: 'user',
  query: workParameters,
  props: () =>
    z.strictObject({
      ...listHeading(),
      /** `route`: the project that the page's address names; `mine`: what is assigned to the reader; `all`. */
      scope: z._default(z.enum(['route', 'mine', 'all']), 'all'),
      view: z._default(z.enum(shownViews), 'list'),
    }),
  data: (
    { scope, view, perPage },
    { params, query },
  ): { project?: DataCall<typeof project>; tasks?: DataCall<typeof tasks> } => {
    const ref = params.project_id
    if (scope === 'route' && !ref) return {}
    const shown = scope === 'route' ? query.view || view : view
    const { cursor, ...filters } = workList.read(query)
    const of = {
      ...(scope === 'mine' ? { assignee: 'me' } : {}),
      ...filters,
      ...(scope === 'route' ? { project: ref ?? '' } : {}),
    }
    const opened =
      scope === 'route'
        ? { project: { call: 'project/open' as const, input: { project: ref ?? '' }, required: true } }
        : {}
    // The server draws a gantt's tasks by day: bars need the width of a window.
    if (shown === 'board' || shown === 'agenda' || shown === 'gantt')
      return {
        ...opened,
        tasks: {
          call: 'work/list',
          input: shown === 'board' ? { ...of, sort: 'rank', by: 'status' } : { sort: 'due' as const, ...of, by: 'due' },
        },
      }
    if (shown === 'calendar') return opened
    return {
      ...opened,
      tasks: { call: 'work/list', input: { limit: perPage, ...of, ...(cursor ? { cursor } : {}) } },
    }
  },
})

export type Props = PropsOf<typeof schema>
