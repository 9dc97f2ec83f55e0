import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as branch } from '@schemas/organisation/calls/cluster/branch'

export const schema = defineBlock({
  version: 1,
  access: 'manager',
  query: ['part'],
  props: () => z.strictObject({}),
  /** The branch of the page’s address; without one they are chosen from. */
  data: (_props, { params }): { branch?: DataCall<typeof branch> } =>
    params.id ? { branch: { call: 'cluster/branch', input: { id: params.id } } } : {},
})

export type Props = PropsOf<typeof schema>
