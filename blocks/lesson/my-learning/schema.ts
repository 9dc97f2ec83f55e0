import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as mine } from '@schemas/learning/calls/lesson/mine'
import { sectionHeading } from '@schemas/layout/section-heading'

export const schema = defineBlock({
  version: 1,
  access: 'user',
  props: () => z.strictObject({ ...sectionHeading(), level: z._default(z.int().check(z.gte(1), z.lte(2)), 2) }),
  data: (): { mine: DataCall<typeof mine> } => ({ mine: { call: 'lesson/mine', input: {} } }),
})

export type Props = PropsOf<typeof schema>
