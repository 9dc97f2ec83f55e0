import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as desk } from '@schemas/events/calls/event/desk'
import { eventDesk } from '@schemas/events/entities/desk-list'
import { listHeading } from '@schemas/layout/section-heading'

export const schema = defineBlock({
  version: 1,
  access: 'manager',
  query: eventDesk.parameters,
  props: () => z.strictObject(listHeading()),
  data: ({ perPage }, { query }): { events: DataCall<typeof desk> } => ({
    events: { call: 'event/desk', input: { limit: perPage, ...eventDesk.read(query) } },
  }),
})

export type Props = PropsOf<typeof schema>
