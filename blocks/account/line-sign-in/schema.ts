import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
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
  data: () => ({ ways: { call: 'account/ways', input: {} } }),
})

export type Props = PropsOf<typeof schema>
