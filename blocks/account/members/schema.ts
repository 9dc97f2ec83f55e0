import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as members } from '@schemas/account/calls/member/list'
import { memberList } from '@schemas/account/entities/member-list'
import { listHeading } from '@schemas/layout/section-heading'

export const schema = defineBlock({
  version: 1,
  access: 'admin',
  author: 'admin',
  query: memberList.parameters,
  props: () => z.strictObject(listHeading()),
  data: ({ perPage }, { query }): { members: DataCall<typeof members> } => ({
    members: { call: 'member/list', input: { limit: perPage, ...memberList.read(query) } },
  }),
})

export type Props = PropsOf<typeof schema>
