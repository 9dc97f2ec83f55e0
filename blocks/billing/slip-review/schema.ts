import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  access: 'manager',
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      level: z._default(z.int().check(z.gte(1), z.lte(2)), 1),
    }),
  headings: ownHeading,
})

export type Props = PropsOf<typeof schema>
