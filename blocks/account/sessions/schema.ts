import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'

export const schema = defineBlock({
  version: 1,
  access: 'user',
  props: () => z.strictObject({}),
  data: () => ({ sessions: { call: 'account/sessions', input: {} } }),
})

export type Props = PropsOf<typeof schema>
