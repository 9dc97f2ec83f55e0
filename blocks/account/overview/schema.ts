import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as overview } from '@schemas/account/calls/account/overview'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  access: 'user',
  props: () =>
    z.strictObject({
      /** Without it the person is greeted by name. */
      title: z.optional(text()),
      level: z._default(z.int().check(z.gte(1), z.lte(3)), 1),
    }),
  data: (): { overview: DataCall<typeof overview> } => ({ overview: { call: 'account/overview', input: {} } }),
})

export type Props = PropsOf<typeof schema>
