import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { pagePath } from '@schemas/layout/page-path'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      level: z._default(z.int().check(z.gte(1), z.lte(2)), 1),
      /** Where someone with an empty cart goes on. */
      shopPage: z._default(pagePath(), '/shop/products'),
      /** "Save for later", for people who are signed in. */
      saveForLater: z._default(z.boolean(), true),
    }),
  headings: ownHeading,
})

export type Props = PropsOf<typeof schema>
