import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { ownValues } from '@schemas/layout/own-values'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** The id of a section of the site; the gateway puts its rows into the slot. */
      section: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
      /** What this page says in the place of blocks that may differ, by their ids in the section; the gateway lays it over. */
      own: z.optional(ownValues()),
    }),
  slots: ['content'],
})

export type Props = PropsOf<typeof schema>
