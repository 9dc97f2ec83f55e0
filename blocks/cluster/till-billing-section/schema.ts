import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { tillChoices } from '@schemas/organisation/entities/till-choices'

export const schema = defineBlock({
  version: 1,
  access: 'user',
  props: () => z.strictObject(tillChoices()),
})

export type Props = PropsOf<typeof schema>
