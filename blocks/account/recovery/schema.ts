import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { pictureCard } from '@schemas/layout/form-card'

export const schema = defineBlock({
  version: 1,
  query: ['token', 'to'],
  props: () => z.strictObject(pictureCard()),
})

export type Props = PropsOf<typeof schema>
