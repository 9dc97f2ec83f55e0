import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as search } from '@schemas/learning/calls/certificate/search'
import { sectionHeading } from '@schemas/layout/section-heading'

export const schema = defineBlock({
  version: 1,
  query: ['q'],
  props: () => z.strictObject({ ...sectionHeading(), level: z._default(z.int().check(z.gte(1), z.lte(2)), 1) }),
  data: (_props, { query }): { found: DataCall<typeof search> } => ({
    found: { call: 'certificate/search', input: { q: (query.q ?? '').slice(0, 100) } },
  }),
})

export type Props = PropsOf<typeof schema>
