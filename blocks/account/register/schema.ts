import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { pictureCard } from '@schemas/layout/form-card'
import { link } from '@schemas/layout/link'

export const schema = defineBlock({
  version: 1,
  query: ['to'],
  props: () =>
    z.strictObject({
      ...pictureCard(),
      /** Terms to accept on registration. */
      terms: z.optional(link()),
      /** Defaults to the page /privacy where the site has one. */
      privacy: z.optional(link()),
    }),
})

export type Props = PropsOf<typeof schema>
