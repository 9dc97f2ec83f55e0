import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { ownValues } from '@schemas/layout/own-values'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** Id of a section of the site; the gateway fills the slot with its rows. */
      section: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
      /** Overrides of this page for replaceable blocks, by their ids in the section; applied by the gateway. */
      own: z.optional(ownValues()),
    }),
  slots: ['content'],
})

export type Props = PropsOf<typeof schema>
