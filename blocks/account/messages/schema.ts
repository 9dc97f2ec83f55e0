import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as thread } from '@schemas/messages/calls/message/thread'
import type { call as threads } from '@schemas/messages/calls/message/threads'
import { listParameters } from '@schemas/layout/query-parameters'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  // A guest has no correspondents.
  access: 'user',
  query: ['thread', 'write', ...listParameters([], 'thread-')],
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      level: z._default(z.int().check(z.gte(1), z.lte(3)), 1),
    }),
})

export type Props = PropsOf<typeof schema, { threads: DataCall<typeof threads>; thread: DataCall<typeof thread> }>
