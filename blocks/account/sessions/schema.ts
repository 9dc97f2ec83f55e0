import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as sessions } from '@schemas/account/calls/account/sessions'

export const schema = defineBlock({
  version: 1,
  access: 'user',
  props: () => z.strictObject({}),
  data: (): { sessions: DataCall<typeof sessions> } => ({ sessions: { call: 'account/sessions', input: {} } }),
})

export type Props = PropsOf<typeof schema>
