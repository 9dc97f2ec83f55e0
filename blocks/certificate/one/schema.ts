import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as open } from '@schemas/learning/calls/certificate/open'

export const schema = defineBlock({
  version: 1,
  access: 'user',
  props: () => z.strictObject({}),
  // The code comes from the page's address (`/{cert}`).
  data: (_props, { params }): { opened?: DataCall<typeof open> } =>
    params.cert ? { opened: { call: 'certificate/open', input: { code: params.cert }, required: true } } : {},
})

export type Props = PropsOf<typeof schema>
