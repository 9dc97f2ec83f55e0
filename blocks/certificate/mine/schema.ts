import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as mine } from '@schemas/learning/calls/certificate/mine'

export const schema = defineBlock({
  version: 1,
  access: 'user',
  props: () => z.strictObject({}),
  // The lesson comes from the page's address (`/{slug}`).
  data: (_props, { params }): { mine?: DataCall<typeof mine> } =>
    params.slug ? { mine: { call: 'certificate/mine', input: { lesson: params.slug }, required: true } } : {},
})

export type Props = PropsOf<typeof schema>
