import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as lessons } from '@schemas/learning/calls/lesson/list'
import type { call as open } from '@schemas/learning/calls/lesson/open'

export const schema = defineBlock({
  version: 1,
  query: ['lesson'],
  props: () =>
    z.strictObject({
      /** A row of parts for each section. */
      rows: z._default(z.boolean(), true),
    }),
  data: (_props, { query }): { lesson?: DataCall<typeof open>; lessons?: DataCall<typeof lessons> } =>
    query.lesson
      ? { lesson: { call: 'lesson/open', input: { lesson: query.lesson.slice(0, 100) }, required: true } }
      : { lessons: { call: 'lesson/list', input: { limit: 60 } } },
})

export type Props = PropsOf<typeof schema>
