import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { staffOrderList } from '@schemas/commerce/entities/staff-order'
import { listHeading } from '@schemas/layout/section-heading'

export const schema = defineBlock({
  version: 1,
  access: 'manager',
  query: [...staffOrderList.parameters, 'view', 'order'],
  props: () => z.strictObject({ ...listHeading(), view: z._default(z.enum(['board', 'table']), 'board') }),
})

export type Props = PropsOf<typeof schema>
