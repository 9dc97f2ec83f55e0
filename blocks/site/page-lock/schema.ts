import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { text } from '@schemas/layout/text'

/** The gateway puts it in the place of a page that asks for a password; nobody adds one by hand. */
export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** Why the password that was sent did not open the page. */
      refusal: z.optional(text()),
    }),
})

export type Props = PropsOf<typeof schema>
