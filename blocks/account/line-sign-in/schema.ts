import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as ways } from '@schemas/account/calls/account/ways'
import { formCard } from '@schemas/layout/form-card'
import { sitePath } from '@schemas/layout/site-path'

export const schema = defineBlock({
  version: 1,
  query: ['code', 'state', 'iss', 'error', 'token', 'to'],
  props: () =>
    z.strictObject({
      ...formCard(),
      /** Target when the address names none. */
      home: z._default(sitePath(), '/'),
    }),
  data: (): { ways: DataCall<typeof ways> } => ({ ways: { call: 'account/ways', input: {} } }),
})

export type Props = PropsOf<typeof schema>
