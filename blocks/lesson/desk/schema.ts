import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as desk } from '@schemas/learning/calls/lesson/desk'
import { deskList } from '@schemas/learning/entities/desk-list'
import { listHeading } from '@schemas/layout/section-heading'

export const schema = defineBlock({
  version: 1,
  access: 'manager',
  query: deskList.parameters,
  props: () => z.strictObject(listHeading()),
  data: ({ perPage }, { query }): { lessons: DataCall<typeof desk> } => ({
    lessons: { call: 'lesson/desk', input: { limit: perPage, ...deskList.read(query) } },
  }),
})

export type Props = PropsOf<typeof schema>
