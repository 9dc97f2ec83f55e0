import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { staffProductList } from '@schemas/commerce/entities/staff-product'
import { listHeading } from '@schemas/layout/section-heading'

export const schema = defineBlock({
  version: 1,
  access: 'manager',
  query: staffProductList.parameters,
  props: () => z.strictObject(listHeading()),
})

export type Props = PropsOf<typeof schema>
