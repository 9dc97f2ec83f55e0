import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  access: 'manager',
  props: () => z.strictObject({ title: z.optional(text()) }),
})

export type Props = PropsOf<typeof schema>
