import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { drive } from '@schemas/files/entities/file-item'
import { placeParameters } from '@schemas/layout/query-parameters'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  // A guest has no files.
  access: 'user',
  query: placeParameters('folder'),
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      level: z._default(z.int().check(z.gte(1), z.lte(3)), 1),
      /** Roots on offer; the first is opened. The gateway decides which of them a person may see. */
      drives: z._default(z.array(drive).check(z.minLength(1), z.maxLength(3)), ['mine', 'organisation']),
      /** Layout until the person chooses another. */
      look: z._default(z.enum(['grid', 'list']), 'grid'),
      sort: z._default(z.enum(['name', 'changed', 'size', 'kind']), 'name'),
      details: z._default(z.boolean(), false),
    }),
})

export type Props = PropsOf<typeof schema>
