import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { longText, text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  access: 'admin',
  props: () => z.strictObject({ title: z.optional(text()), intro: z.optional(longText()) }),
})

export type Props = PropsOf<typeof schema>
