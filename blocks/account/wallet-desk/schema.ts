import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as members } from '@schemas/wallet/calls/wallet/members'
import { transactionFields } from '@schemas/wallet/entities/wallet'
import { listParameters } from '@schemas/layout/query-parameters'
import { longText, text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  access: 'manager',
  query: ['member', ...listParameters([], 'people-'), ...listParameters(transactionFields, 'member-')],
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      intro: z.optional(longText()),
      level: z._default(z.int().check(z.gte(1), z.lte(3)), 2),
    }),
})

export type Props = PropsOf<typeof schema, { members: DataCall<typeof members> }>
