import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as settings } from '@schemas/content/calls/post/settings'
import { sectionHeading } from '@schemas/layout/section-heading'

export const schema = defineBlock({
  version: 1,
  access: 'admin',
  author: 'admin',
  props: () => z.strictObject({ ...sectionHeading(), level: z._default(z.int().check(z.gte(1), z.lte(3)), 1) }),
  data: (): { settings: DataCall<typeof settings> } => ({ settings: { call: 'post/settings', input: {} } }),
})

export type Props = PropsOf<typeof schema>
