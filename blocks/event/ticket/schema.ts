import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as registration } from '@schemas/events/calls/event/registration'

export const schema = defineBlock({
  version: 1,
  props: () => z.strictObject({}),
  data: (_props, { params }): { registration: DataCall<typeof registration> } => ({
    registration: { call: 'event/registration', input: { code: params.code ?? '' } },
  }),
})

export type Props = PropsOf<typeof schema>
