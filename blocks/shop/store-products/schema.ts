import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { stockLevelList } from '@schemas/commerce/entities/staff-stock'
import { listHeading } from '@schemas/layout/section-heading'

export const schema = defineBlock({
  version: 1,
  access: 'manager',
  query: stockLevelList.parameters,
  props: () => z.strictObject(listHeading()),
})

export type Props = PropsOf<typeof schema>
