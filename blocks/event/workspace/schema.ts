import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as edit } from '@schemas/events/calls/event/edit'
import { registrationList } from '@schemas/events/entities/registration-list'

export const workspaceTabs = ['people', 'details', 'packages', 'questions', 'door', 'messages'] as const

export const schema = defineBlock({
  version: 1,
  access: 'manager',
  query: ['event', 'tab', ...registrationList.parameters],
  props: () => z.strictObject({}),
  data: (_props, { query }): { event: DataCall<typeof edit> } => ({
    event: { call: 'event/edit', input: { id: query.event || 'none' } },
  }),
})

export type Props = PropsOf<typeof schema>
