import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as find } from '@schemas/learning/calls/certificate/find'

export const schema = defineBlock({
  version: 1,
  props: () => z.strictObject({}),
  // The code comes from the page's address (`/{slug}`).
  data: (_props, { params }): { found: DataCall<typeof find> } => ({
    found: { call: 'certificate/find', input: { code: params.slug ?? '' } },
  }),
})

export type Props = PropsOf<typeof schema>
