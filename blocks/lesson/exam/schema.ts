import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as exam } from '@schemas/learning/calls/exam/open'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** One question a screen, or all below each other. */
      layout: z._default(z.enum(['one', 'all']), 'one'),
    }),
  // Both come from the page's address (`/{lesson}/{exam}`).
  data: (_props, { params }): { exam: DataCall<typeof exam> } => ({
    exam: { call: 'exam/open', input: { lesson: params.lesson ?? '', exam: params.exam ?? '' } },
  }),
})

export type Props = PropsOf<typeof schema>
