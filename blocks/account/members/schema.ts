import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as members } from '@schemas/account/calls/member/list'
import { listParameters } from '@schemas/layout/query-parameters'
import { listHeading } from '@schemas/layout/section-heading'

const roles = ['user', 'manager', 'admin'] as const
const statuses = ['pending', 'active', 'disabled'] as const

export const schema = defineBlock({
  version: 1,
  access: 'admin',
  author: 'admin',
  query: listParameters(['role', 'status']),
  props: () => z.strictObject(listHeading()),
  data: ({ perPage }, { query }): { members: DataCall<typeof members> } => {
    const role = roles.find((known) => known === query.role)
    const status = statuses.find((known) => known === query.status)
    const q = (query.find ?? '').trim().slice(0, 100)
    return {
      members: {
        call: 'member/list',
        input: { limit: perPage, ...(role ? { role } : {}), ...(status ? { status } : {}), ...(q ? { q } : {}) },
      },
    }
  },
})

export type Props = PropsOf<typeof schema>
