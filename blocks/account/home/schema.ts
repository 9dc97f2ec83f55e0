import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as waiting } from '@schemas/site/calls/workspace/waiting'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  access: 'manager',
  props: () =>
    z.strictObject({
      /** Without it the person is greeted by name. */
      title: z.optional(text()),
      level: z._default(z.int().check(z.gte(1), z.lte(3)), 1),
    }),
  data: (): { waiting: DataCall<typeof waiting> } => ({ waiting: { call: 'workspace/waiting', input: {} } }),
})

export type Props = PropsOf<typeof schema>
