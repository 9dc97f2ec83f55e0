import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as packages } from '@schemas/events/calls/event/packages'
import { packageList } from '@schemas/events/entities/package-list'
import { listHeading } from '@schemas/layout/section-heading'

export const schema = defineBlock({
  version: 1,
  access: 'manager',
  query: packageList.parameters,
  props: () => z.strictObject(listHeading()),
  data: ({ perPage }, { query }): { packages: DataCall<typeof packages> } => ({
    packages: { call: 'event/packages', input: { limit: perPage, ...packageList.read(query) } },
  }),
})

export type Props = PropsOf<typeof schema>
