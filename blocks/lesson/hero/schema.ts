import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { lessonOf, lessonProp } from '@schemas/learning/entities/one-lesson'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** A lesson by its name in addresses; without one that of the page's address (`/{slug}`). */
      lesson: lessonProp(),
    }),
  data: ({ lesson }, { params }) => lessonOf(lesson, params.slug),
  contained: true,
})

export type Props = PropsOf<typeof schema>
