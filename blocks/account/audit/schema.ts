import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { auditAreas } from '@schemas/entities/audit'
import { listHeading } from '@schemas/layout/section-heading'

export const schema = defineBlock({
  version: 1,
  access: 'admin',
  author: 'admin',
  props: z.strictObject(listHeading()),
  data: ({ perPage }, { query }) => {
    const area = auditAreas.find((known) => known === query.area)
    return { audit: { call: 'editor/audit', input: { limit: perPage, ...(area ? { area } : {}) } } }
  },
})

export type Props = PropsOf<typeof schema>
