import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { formCard } from '@schemas/layout/form-card'

export const schema = defineBlock({
  version: 1,
  props: () => z.strictObject(formCard()),
})

export type Props = PropsOf<typeof schema>
