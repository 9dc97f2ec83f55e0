import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as events } from '@schemas/events/calls/event/list'
import { eventList } from '@schemas/events/entities/event-list'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { perRow } from '@schemas/layout/per-row'
import { sectionHeading } from '@schemas/layout/section-heading'

export const schema = defineBlock({
  version: 1,
  query: eventList.parameters,
  props: () =>
    z.strictObject({
      ...sectionHeading(),
      level: z._default(z.int().check(z.gte(1), z.lte(2)), 1),
      look: z._default(z.enum(['cards', 'rows']), 'cards'),
      /** Search and filters in the page's address. */
      filters: z._default(z.boolean(), true),
      tag: z.optional(z.string().check(z.maxLength(40))),
      past: z._default(z.boolean(), false),
      perRow: perRow(3, 1, 4),
      perPage: z._default(z.int().check(z.gte(3), z.lte(60)), 12),
    }),
  responsive: ['perRow'],
  data: ({ perPage, filters, tag, past }, { query }): { events: DataCall<typeof events> } => ({
    events: {
      call: 'event/list',
      input: {
        limit: perPage,
        total: true,
        ...(past ? { when: 'past' as const } : {}),
        ...(tag ? { tag } : {}),
        ...(filters ? eventList.read(query) : {}),
      },
    },
  }),
  headings: ownHeading,
  contained: true,
})

export type Props = PropsOf<typeof schema>
