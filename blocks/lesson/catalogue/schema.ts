import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import { lessonList } from '@schemas/learning/entities/lesson-list'
import type { call as lessons } from '@schemas/learning/calls/lesson/list'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { perRow } from '@schemas/layout/per-row'
import { sectionHeading } from '@schemas/layout/section-heading'

export const schema = defineBlock({
  version: 1,
  query: lessonList.parameters,
  props: () =>
    z.strictObject({
      ...sectionHeading(),
      level: z._default(z.int().check(z.gte(1), z.lte(2)), 1),
      /** Search and filters in the page's address. */
      filters: z._default(z.boolean(), true),
      sort: z._default(z.enum(['popular', 'new', 'price']), 'popular'),
      perRow: perRow(3, 1, 4),
      perPage: z._default(z.int().check(z.gte(3), z.lte(60)), 24),
    }),
  responsive: ['perRow'],
  data: ({ sort, perPage, filters }, { query }): { lessons: DataCall<typeof lessons> } => ({
    lessons: {
      call: 'lesson/list',
      input: {
        sort: sort === 'price' ? 'price' : `-${sort}`,
        limit: perPage,
        total: true,
        ...(filters ? lessonList.read(query) : {}),
      },
    },
  }),
  headings: ownHeading,
  contained: true,
})

export type Props = PropsOf<typeof schema>
