import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as ratings } from '@schemas/learning/calls/lesson/ratings'
import { lessonProp } from '@schemas/learning/entities/one-lesson'
import { sectionHeading } from '@schemas/layout/section-heading'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** A lesson by its name in addresses; without one that of the page's address (`/{slug}`). */
      lesson: lessonProp(),
      ...sectionHeading(),
    }),
  data: ({ lesson }, { params }): { ratings?: DataCall<typeof ratings> } => {
    const slug = lesson || params.slug
    return slug ? { ratings: { call: 'lesson/ratings', input: { lesson: slug } } } : {}
  },
})

export type Props = PropsOf<typeof schema>
