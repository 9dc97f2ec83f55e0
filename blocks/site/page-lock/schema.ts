import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { text } from '@schemas/layout/text'

/** Inserted by the gateway in place of a password-protected page; never added by hand. */
export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** Why the submitted password was refused. */
      refusal: z.optional(text()),
    }),
})

export type Props = PropsOf<typeof schema>
