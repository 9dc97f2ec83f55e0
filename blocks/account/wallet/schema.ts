import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as wallet } from '@schemas/wallet/calls/account/wallet'
import { transactionFields } from '@schemas/wallet/entities/wallet'
import { listParameters } from '@schemas/layout/query-parameters'
import { longText, text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  // Only a wallet's owner can view it.
  access: 'user',
  query: listParameters(transactionFields),
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      intro: z.optional(longText()),
      level: z._default(z.int().check(z.gte(1), z.lte(3)), 1),
      perPage: z._default(z.int().check(z.gte(5), z.lte(100)), 20),
    }),
})

export type Props = PropsOf<typeof schema, { wallet: DataCall<typeof wallet> }>
