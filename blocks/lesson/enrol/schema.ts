import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { lessonOf } from '@schemas/learning/entities/one-lesson'
import { longText } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** What someone agrees to, such as how money is given back. */
      terms: z.optional(longText()),
    }),
  data: (_props, { params }) => lessonOf(undefined, params.slug),
})

export type Props = PropsOf<typeof schema>
