import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { markField } from '@schemas/layout/field-mark'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      level: z._default(z.int().check(z.gte(1), z.lte(3)), 2),
      columns: z._default(z.int().check(z.gte(1), z.lte(4)), 3),
      /** Paths to leave out, including everything below them. */
      without: z._default(
        z
          .array(markField(z.string().check(z.regex(/^\//), z.maxLength(200)), { field: 'path' }))
          .check(z.maxLength(40)),
        [],
      ),
    }),
  contained: true,
})

export type Props = PropsOf<typeof schema>
