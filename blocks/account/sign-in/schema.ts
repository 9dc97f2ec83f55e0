import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as demoAccounts } from '@schemas/account/calls/account/demo-accounts'
import type { call as ways } from '@schemas/account/calls/account/ways'
import { pictureCard } from '@schemas/layout/form-card'
import { sitePath } from '@schemas/layout/site-path'

export const schema = defineBlock({
  version: 1,
  query: ['to'],
  props: () =>
    z.strictObject({
      ...pictureCard(),
      /** Target when the address names none. */
      home: z._default(sitePath(), '/'),
    }),
  data: (): { demo: DataCall<typeof demoAccounts>; ways: DataCall<typeof ways> } => ({
    demo: { call: 'account/demo-accounts', input: {} },
    ways: { call: 'account/ways', input: {} },
  }),
})

export type Props = PropsOf<typeof schema>
