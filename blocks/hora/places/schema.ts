import * as z from 'zod/mini'
import { numeralsChoice } from '@schemas/hora/entities/numerals-choice'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as provinces } from '@schemas/hora/calls/hora/provinces'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { longText, text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      intro: z.optional(longText()),
      level: z._default(z.int().check(z.gte(1), z.lte(3)), 2),
      numerals: numeralsChoice(),
    }),
  data: (): { provinces: DataCall<typeof provinces> } => ({ provinces: { call: 'hora/provinces', input: {} } }),
  headings: ownHeading,
})

export type Props = PropsOf<typeof schema>
