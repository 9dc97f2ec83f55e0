import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { eventOf, eventProp } from '@schemas/events/entities/one-event'
import { registrationList } from '@schemas/events/entities/registration-list'

export const schema = defineBlock({
  version: 1,
  access: 'manager',
  query: registrationList.parameters,
  props: () =>
    z.strictObject({
      /** An event by its name in addresses; without one that of the page’s address (`/{slug}`). */
      slug: eventProp(),
    }),
  data: ({ slug }, { params }) => eventOf(slug, params.slug),
})

export type Props = PropsOf<typeof schema>
