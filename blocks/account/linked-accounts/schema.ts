import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as profile } from '@schemas/account/calls/account/profile'
import type { call as ways } from '@schemas/account/calls/account/ways'
import { longText, text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  access: 'user',
  props: () => z.strictObject({ title: z.optional(text()), intro: z.optional(longText()) }),
  data: (): { profile: DataCall<typeof profile>; ways: DataCall<typeof ways> } => ({
    profile: { call: 'account/profile', input: {} },
    ways: { call: 'account/ways', input: {} },
  }),
})

export type Props = PropsOf<typeof schema>
