import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { longText } from '@schemas/layout/text'
import { eventOf, eventProp } from '@schemas/events/entities/one-event'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** An event by its name in addresses; without one that of the page's address (`/{slug}`). */
      slug: eventProp(),
      note: z.optional(longText()),
    }),
  data: ({ slug }, { params }) => eventOf(slug, params.slug),
})

export type Props = PropsOf<typeof schema>
