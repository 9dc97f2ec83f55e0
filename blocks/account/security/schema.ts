import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as profile } from '@schemas/account/calls/account/profile'

export const schema = defineBlock({
  version: 1,
  access: 'user',
  props: () => z.strictObject({}),
  data: (): { profile: DataCall<typeof profile> } => ({ profile: { call: 'account/profile', input: {} } }),
})

export type Props = PropsOf<typeof schema>
