import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as audit } from '@schemas/editor/calls/editor/audit'
import { auditList } from '@schemas/editor/entities/audit-list'
import { listHeading } from '@schemas/layout/section-heading'

export const schema = defineBlock({
  version: 1,
  access: 'manager',
  author: 'admin',
  query: auditList.parameters,
  props: () => z.strictObject(listHeading()),
  data: ({ perPage }, { query }): { audit: DataCall<typeof audit> } => ({
    audit: { call: 'editor/audit', input: { limit: perPage, ...auditList.read(query) } },
  }),
})

export type Props = PropsOf<typeof schema>
