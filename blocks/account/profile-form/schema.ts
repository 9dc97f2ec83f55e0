import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'

export const schema = defineBlock({
  version: 1,
  access: 'user',
  props: () =>
    z.strictObject({
      /** Whether the person is asked for a postal address. */
      address: z._default(z.boolean(), true),
    }),
  data: () => ({ profile: { call: 'account/profile', input: {} } }),
})

export type Props = PropsOf<typeof schema>
