import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
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
  data: () => ({ demo: { call: 'account/demo-accounts', input: {} }, ways: { call: 'account/ways', input: {} } }),
})

export type Props = PropsOf<typeof schema>
