import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as item } from '@schemas/learning/calls/lesson/item'
import type { call as open } from '@schemas/learning/calls/lesson/open'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** The next part begins five seconds after the end of a film. */
      autoNext: z._default(z.boolean(), true),
      /** The text of a film's captions beside it. */
      transcript: z._default(z.boolean(), true),
    }),
  // Both come from the page's address (`/{lesson}/{slug}`).
  data: (_props, { params }): { lesson?: DataCall<typeof open>; item?: DataCall<typeof item> } =>
    params.lesson
      ? {
          lesson: { call: 'lesson/open', input: { lesson: params.lesson }, required: true },
          item: { call: 'lesson/item', input: { lesson: params.lesson, item: params.slug ?? '' } },
        }
      : {},
})

export type Props = PropsOf<typeof schema>
