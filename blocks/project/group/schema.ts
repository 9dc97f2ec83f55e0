import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as groups } from '@schemas/work/calls/work/groups'

export const schema = defineBlock({
  version: 1,
  access: 'user',
  props: () =>
    z.strictObject({
      /** Without it, the group that the page's address names. */
      slug: z.optional(z.string().check(z.maxLength(60))),
    }),
  data: (): { groups: DataCall<typeof groups> } => ({ groups: { call: 'work/groups', input: {} } }),
})

export type Props = PropsOf<typeof schema>
