import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { eventOf, eventProp } from '@schemas/events/entities/one-event'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** An event by its name in addresses; without one that of the page's address (`/{slug}`). */
      slug: eventProp(),
      /** The page is about this event alone: without it there is no such page. */
      pageOf: z._default(z.boolean(), false),
    }),
  data: ({ slug, pageOf }, { params }) => eventOf(slug, params.slug, pageOf || !slug),
  contained: true,
})

export type Props = PropsOf<typeof schema>
