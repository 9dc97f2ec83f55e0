import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { staffBillList } from '@schemas/commerce/entities/staff-bill'
import { listHeading } from '@schemas/layout/section-heading'

export const schema = defineBlock({
  version: 1,
  access: 'manager',
  query: staffBillList.parameters,
  props: () => z.strictObject({ ...listHeading(), scope: z._default(z.enum(['all', 'mine']), 'all') }),
})

export type Props = PropsOf<typeof schema>
