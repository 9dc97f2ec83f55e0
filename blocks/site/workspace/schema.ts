import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'

export const schema = defineBlock({
  version: 1,
  access: 'manager',
  props: () =>
    z.strictObject({
      /**
       * Entries by id, in the order within their groups. Entries that are not listed follow in the order in which the
       * areas offer them.
       */
      entries: z._default(
        z
          .array(
            z.strictObject({
              id: z.string().check(z.regex(/^[a-z0-9-]+\.[a-z0-9-]+$/), z.maxLength(60)),
              hidden: z._default(z.boolean(), false),
            }),
          )
          .check(z.maxLength(200)),
        [],
      ),
    }),
})

export type Props = PropsOf<typeof schema>
